/// A type as written, taken apart as far as evaluation asks.
public struct TypeReference: Hashable, Sendable {
  /// Held once for all copies: types are handed on with each value, and few are ever changed.
  @usableFromInline var parts: Parts

  // Unchecked: changed only through a reference that holds the parts alone.
  @usableFromInline
  final class Parts: Hashable, @unchecked Sendable {
    @usableFromInline var name: String
    @usableFromInline var qualifier: [String]
    @usableFromInline var arguments: [TypeReference]
    @usableFromInline var isOptional: Bool
    @usableFromInline var isOpaqueOrExistential: Bool
    @usableFromInline var text: String
    @usableFromInline var labels: [String?]
    @usableFromInline var further: [TypeReference]

    @usableFromInline
    init(
      name: String, qualifier: [String], arguments: [TypeReference], isOptional: Bool, isOpaqueOrExistential: Bool,
      text: String, labels: [String?], further: [TypeReference]
    ) {
      self.name = name
      self.qualifier = qualifier
      self.arguments = arguments
      self.isOptional = isOptional
      self.isOpaqueOrExistential = isOpaqueOrExistential
      self.text = text
      self.labels = labels
      self.further = further
    }

    @usableFromInline
    var copy: Parts {
      Parts(
        name: name, qualifier: qualifier, arguments: arguments, isOptional: isOptional,
        isOpaqueOrExistential: isOpaqueOrExistential, text: text, labels: labels, further: further)
    }

    @usableFromInline
    static func == (left: Parts, right: Parts) -> Bool {
      left === right
        || left.text == right.text && left.name == right.name && left.qualifier == right.qualifier
          && left.arguments == right.arguments && left.isOptional == right.isOptional
          && left.isOpaqueOrExistential == right.isOpaqueOrExistential && left.labels == right.labels
          && left.further == right.further
    }

    // The rest follows from the text, but for types that code makes up.
    @usableFromInline
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(text)
    }
  }

  public init(
    name: String, qualifier: [String] = [], arguments: [TypeReference] = [], isOptional: Bool = false,
    isOpaqueOrExistential: Bool = false, text: String, labels: [String?] = []
  ) {
    parts = Parts(
      name: name, qualifier: qualifier, arguments: arguments, isOptional: isOptional,
      isOpaqueOrExistential: isOpaqueOrExistential, text: text, labels: labels, further: [])
  }

  /// To be called before a change.
  @usableFromInline
  mutating func unshare() {
    if !isKnownUniquelyReferenced(&parts) { parts = parts.copy }
  }

  /// The last component without generic arguments: `Binding` for `SwiftUI.Binding<Bool>?`; `[]` for an array, `[:]` for
  /// a dictionary, `()` for a tuple, `->` for a function.
  @inlinable public var name: String {
    get { parts.name }
    _modify {
      unshare()
      yield &parts.name
    }
  }
  /// The components before the last, such as `Outer` in `Outer.Inner`.
  @inlinable public var qualifier: [String] {
    get { parts.qualifier }
    _modify {
      unshare()
      yield &parts.qualifier
    }
  }
  /// Generic arguments, the element of an array, key and value of a dictionary, the result of a function and then its
  /// parameters.
  @inlinable public var arguments: [TypeReference] {
    get { parts.arguments }
    _modify {
      unshare()
      yield &parts.arguments
    }
  }
  @inlinable public var isOptional: Bool {
    get { parts.isOptional }
    _modify {
      unshare()
      yield &parts.isOptional
    }
  }
  /// `some P` or `any P`; the name is that of the first protocol.
  @inlinable public var isOpaqueOrExistential: Bool {
    get { parts.isOpaqueOrExistential }
    _modify {
      unshare()
      yield &parts.isOpaqueOrExistential
    }
  }
  /// As written, on one line.
  @inlinable public var text: String {
    get { parts.text }
    _modify {
      unshare()
      yield &parts.text
    }
  }
  /// The labels of the elements of a tuple; empty where none has one.
  @inlinable public var labels: [String?] {
    get { parts.labels }
    _modify {
      unshare()
      yield &parts.labels
    }
  }
  /// The parts of `A & B` after the first, which the rest describes.
  @inlinable public var further: [TypeReference] {
    get { parts.further }
    _modify {
      unshare()
      yield &parts.further
    }
  }
}
