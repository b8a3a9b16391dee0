-- Earshot in Neovim: put it into your configuration. `:Hear` shows what is heard of the file.
local root_markers = { ".earshot.json", ".git" }

if vim.lsp.config then
  vim.lsp.config("earshot", { cmd = { "earshot", "lsp" }, filetypes = { "swift" }, root_markers = root_markers })
  vim.lsp.enable("earshot")
else
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "swift",
    callback = function(event)
      local found = vim.fs.find(root_markers, { upward = true, path = vim.fs.dirname(event.file) })[1]
      vim.lsp.start({ name = "earshot", cmd = { "earshot", "lsp" }, root_dir = found and vim.fs.dirname(found) })
    end,
  })
end

vim.api.nvim_create_user_command("Hear", function()
  local params = { textDocument = vim.lsp.util.make_text_document_params() }
  vim.lsp.buf_request(0, "earshot/transcript", params, function(_, result)
    local lines = {}
    for _, screen in ipairs(result and result.screens or {}) do
      table.insert(lines, "# " .. screen.view)
      for _, e in ipairs(screen.elements) do table.insert(lines, e.number .. "  " .. table.concat(e.speech, ", ")) end
    end
    vim.lsp.util.open_floating_preview(lines, "markdown")
  end)
end, {})
