import SourceModel
import SwiftSource

func lower(_ text: String, path: String = "Test.swift") -> FileDeclarations {
  SourceLowering().lower(SourceFile(path: path, text: text))
}

/// The lowered form of an expression.
func expression(_ text: String) -> Expression? {
  lower("let value = \(text)\n").properties.first?.initializer
}

func printed(_ text: String) -> String {
  expression(text).map { Printer.print($0) } ?? "(none)"
}

/// The lowered form of the statements of a function body.
func printedStatements(_ text: String) -> String {
  lower("func f() {\n\(text)\n}\n").functions.first?.body.map { Printer.print($0) } ?? "(none)"
}

/// An index of files given as path and text.
func index(_ files: [(path: String, text: String)]) -> DeclarationIndex {
  DeclarationIndex(files.map { lower($0.text, path: $0.path) })
}
