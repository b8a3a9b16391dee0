import AccessibilityModel
import InterfaceFiles
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Interface files that code loads.
extension UIKitEffects {
  /// `bundle.loadNibNamed("Card", owner: self)` and `UINib(nibName: "Card", bundle: nil).instantiate(withOwner: self)`:
  /// the objects at the top of the file, which are one unknown view where it is not known which file is meant; nil for
  /// other calls.
  func loadFile(_ call: ObjectCall, of nib: PrimitiveView?) -> Value? {
    let name: EvaluatedArgument?
    let owner: UIObject?
    switch call.name {
    case "loadNibNamed":
      name = call.arguments.first(labelled: nil)
      guard name != nil else { return nil }
      owner = call.arguments.first(labelled: "owner")?.value.object
    case "instantiate" where nib.map { $0.name == "UINib" } ?? (call.arguments.first(labelled: "withOwner") != nil):
      name = nib?.arguments.first(labelled: "nibName")
      owner = call.arguments.first(labelled: "withOwner")?.value.object
    default: return nil
    }
    let known = name.flatMap { evaluator.plainText($0.value, source: $0.source)?.spoken.literal }
    guard let place = outlets.file(named: known, ownedBy: owner?.declaration?.name) else { return unseenFile(call, known) }
    // What stands in a file itself, and owns none, loads another one.
    if known == nil, let owner, owner.interfaceID != nil, place.scene.owner?["customClass"] == nil { return unseenFile(call, known) }
    return objects(at: place, for: owner).map { .array($0.map { .object($0) }) }
  }

  /// `loadNibContent()`: puts the views of the file that is named for the class, and whose owner it is, into the view
  /// itself (Reusable: documentation of NibOwnerLoadable); false for other calls.
  func loadContent(_ call: ObjectCall, of object: UIObject) -> Bool {
    guard call.name == "loadNibContent", call.arguments.isEmpty, let type = object.declaration,
      let place = outlets.file(named: type.name, ownedBy: type.name), let views = objects(at: place, for: object)
    else { return false }
    for view in views where view.isView { object.add(view, under: object.conditions(of: evaluator.place)) }
    return true
  }

  /// `Card.loadFromNib()` of a package: the object of the class that its file describes, or that its own code sets up
  /// (Reusable: documentation of NibLoadable); nil for what the project declares, and other calls.
  func load(_ call: ObjectCall, _ type: TypeDeclaration) -> Value? {
    let name = call.name.lowercased()
    guard NameWords.words(.loadsFile).contains(where: name.contains), call.arguments.objects.isEmpty,
      UIKitClasses.isKind(base(of: type) ?? "", of: "UIView"),
      index.functions(call.name, of: type, isStatic: true).isEmpty, index.property(call.name, of: type, isStatic: true) == nil
    else { return nil }
    let object = object(of: type, source: call.source)
    run(object)
    return .object(object)
  }

  /// What stands at the top of a file; nil where files load each other without end.
  private func objects(at place: (document: InterfaceDocument, scene: InterfaceScene), for owner: UIObject?) -> [UIObject]? {
    if let own = owner?.ownFile, own.path == place.document.file.path { return own.objects }
    guard fileDepth < Self.nestingLimit else { return nil }
    fileDepth += 1
    defer { fileDepth -= 1 }
    let reader = InterfaceReader(place.document, effects: self)
    let placeholder = place.scene.owner.flatMap { $0.name == "placeholder" ? $0 : nil }
    let top = reader.read(
      place.scene, owner: owner.flatMap { owner in placeholder.map { (node: $0, object: owner) } })
    reader.runCode()
    for object in top { _ = placed(object) }
    // The file is read before the code that loads it goes on.
    for part in reader.objects.values where part.madeIn == nil { part.madeIn = top.first?.madeIn }
    return top
  }

  /// What stands at the top of a file that is not in the project, or of which it is not known which one it is.
  private func unseenFile(_ call: ObjectCall, _ name: String?) -> Value {
    let text = evaluator.shortText(call.source)
    let object = UIObject(className: name ?? text, base: nil, source: call.source)
    object.note(UnknownReason(.suppliedContent, name ?? text))
    object.isFromStock = true
    object.mayBeCompletedElsewhere = true
    return .array([.object(placed(object))])
  }
}

extension UIKitEffects {
  /// Where an interface file describes a class: by the class of its owner or of what it holds, else by its name, which a
  /// controller's file has (Apple: documentation of UIViewController nibName). A file whose owner is a base class is that
  /// of the subclass it is named for.
  func interfacePlace(of type: TypeDeclaration) -> InterfaceIndex.Place? {
    let own = outlets.places(ofClass: type.name).first { place in
      !place.isOwner || heir(of: type, named: String(place.document.name)) == nil
    }
    if let own { return own }
    var current = index.superclass(of: type)
    while let ancestor = current {
      let place = outlets.places(ofClass: ancestor.name).first { place in
        place.isOwner && heir(of: ancestor, named: String(place.document.name)) === type
      }
      if let place { return place }
      current = index.superclass(of: ancestor)
    }
    return nil
  }

  /// A subclass by its name.
  func heir(of type: TypeDeclaration, named name: String) -> TypeDeclaration? {
    guard name != type.name, let other = index.type(named: name, from: type.range.file, enclosing: nil) else { return nil }
    var current = index.superclass(of: other)
    for _ in 0..<24 {
      guard let ancestor = current else { return nil }
      if ancestor === type { return other }
      current = index.superclass(of: ancestor)
    }
    return nil
  }
}

extension UIKitEffects {
  /// Outlets tell their observers when a file is loaded, before anything else is set up.
  func runOutletObservers(of object: UIObject, _ type: TypeDeclaration) {
    guard object.interfaceID != nil || object.ownFile != nil else { return }
    for property in index.ownProperties(of: type) where !property.observers.isEmpty && !property.isStatic {
      guard property.attributes.contains(where: { $0.name == "IBOutlet" }), let value = object.parts[property.name],
        value.holdsObjects else { continue }
      runObservers(of: property, on: object, new: value, old: .absent)
    }
  }

  /// A runtime attribute of an interface file that a package takes: one that holds a key of the string tables is the
  /// text of the object, as nothing else has any use for a key.
  func translate(_ name: String, of object: UIObject, _ value: Value) {
    guard object.declaration.map({ index.property(name, of: $0, isStatic: false) == nil }) ?? true,
      let setting = object.all(name).last, case .text(let text) = value, let key = text.spoken.literal,
      let words = evaluator.translation(ofKey: key) else { return }
    let isTitle = object.isKind(of: "UIButton") || object.isKind(of: "UIBarItem") || object.isKind(of: "UINavigationItem")
    let isField = object.isKind(of: "UITextField")
    guard isTitle || isField || object.isKind(of: "UILabel") || object.isKind(of: "UITextView") else { return }
    object.set(isTitle ? "title" : isField ? "placeholder" : "text", .file(words, setting.source))
  }
}
