import AccessibilityModel
import InterfaceFiles
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Lists of an interface file: prototypes, static sections, headers and footers.
extension InterfaceReader {
  /// Members of a list of the file: cells, items of a bar, constraints and their like.
  func readList(_ list: XMLNode, into object: UIObject) {
    let isPrototypes = list.name == "prototypes" || object.isKind(of: "UICollectionView") && list.name == "cells"
    if isPrototypes { return readPrototypes(list, into: object) }
    let members = list.children.compactMap { self.object($0) }
    switch list.name {
    case "cells": for member in members { object.add(member, under: []) }
    case "items"
    where object.isKind(of: "UIToolbar") || object.isKind(of: "UITabBar") || object.isKind(of: "UINavigationBar"):
      object.parts["items"] = .array(members.map { .object($0) })
    default:
      object.parts[list.name] = .array(members.map { .object($0) })
    }
  }

  /// Cells that code makes rows of: each stands once for all rows, until code asks for one.
  private func readPrototypes(_ list: XMLNode, into object: UIObject) {
    for node in list.children {
      guard let sample = self.object(node) else { continue }
      object.add(sample, under: [], repeats: "for each row")
      guard let identifier = node["reuseIdentifier"] else { continue }
      object.prototypes[identifier] = InterfacePrototype(node: node, document: document, sample: sample)
    }
  }

  /// A section of a static table.
  func readSection(_ section: XMLNode, into object: UIObject) {
    var result = UIObject.StaticSection()
    result.header = addText("headerTitle", .sectionHeader, of: section, to: object)
    for node in section.child("cells")?.children ?? [] {
      guard let cell = self.object(node) else { continue }
      object.add(cell, under: [])
      result.cells.append(cell)
    }
    result.footer = addText("footerTitle", .sectionFooter, of: section, to: object)
    object.staticSections.append(result)
  }

  private func addText(_ name: String, _ role: ElementRole, of section: XMLNode, to object: UIObject) -> UIObject? {
    guard let attribute = section.attribute(name) ?? nil, !attribute.value.isEmpty else { return nil }
    let label = UIObject(className: "UILabel", base: "UILabel", source: attribute.valueRange, framework: .interfaceFile)
    InterfaceProperties(node: section, object: label, table: table).set("text", attribute, key: name)
    if role == .sectionHeader {
      label.set(
        "accessibilityTraits", .file(.constant("header", source: attribute.valueRange), attribute.valueRange))
    }
    object.add(label, under: [])
    return label
  }

  /// The views above and below the sections of a collection view (Interface Builder: Accessories), and whether it is the
  /// one above.
  static let supplements = ["sectionHeaderView": true, "sectionFooterView": false]

  /// One stands for those of all sections, until code asks for one.
  func addSupplement(_ sample: UIObject, _ node: XMLNode, to list: UIObject, isHeader: Bool) {
    sample.headsSection = isHeader
    list.add(sample, under: [], repeats: "for each section", at: isHeader ? 0 : nil)
    guard let identifier = node["reuseIdentifier"] else { return }
    list.supplements[identifier] = InterfacePrototype(node: node, document: document, sample: sample)
  }
}
