;;; earshot.el --- What VoiceOver says of Swift code, in eglot  -*- lexical-binding: t -*-
;;; Code:
(require 'eglot)
(add-to-list 'eglot-server-programs '(swift-mode . ("earshot" "lsp")))

(defun earshot-hear ()
  "Show what is heard of the views of this file."
  (interactive)
  (let ((answer (jsonrpc-request (eglot-current-server) :earshot/transcript
                                 (list :textDocument (list :uri (eglot--path-to-uri buffer-file-name))))))
    (with-help-window "*earshot*"
      (mapc (lambda (screen)
              (princ (format "%s\n" (plist-get screen :view)))
              (mapc (lambda (e) (princ (format "%3d  %s\n" (plist-get e :number)
                                               (mapconcat #'identity (plist-get e :speech) ", "))))
                    (plist-get screen :elements)))
            (plist-get answer :screens)))))

(provide 'earshot)
;;; earshot.el ends here
