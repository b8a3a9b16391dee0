import SourceModel
import SwiftSource

/// The code of types, and what rules read from each part of a project, for the next analysis of the same project.
final class CodeMemory: @unchecked Sendable {
  // Unchecked: everything is guarded by the lock.
  private let lock = PlatformLock()
  /// By text; that of what is not read any more is held by its parts or by readings.
  private var parts: [ObjectIdentifier: [TypeCode]] = [:]
  private var types: [String: WholeType] = [:]
  private var readings: [String: Reading] = [:]

  /// What was read from units of a project, in their order.
  private struct Reading {
    /// Held, so that nothing else gets their identity.
    var units: [AnyObject]
    var values: [any Sendable]
  }

  /// The code of all files; that of files and types that were there before is kept.
  func code(of files: [FileDeclarations]) -> (parts: [TypeCode], types: [WholeType]) {
    let before = lock.withLock { (parts, types) }
    var kept: [ObjectIdentifier: [TypeCode]] = [:]
    var all: [TypeCode] = []
    for file in files {
      let identity = ObjectIdentifier(file.file.textIdentity)
      let code = before.0[identity] ?? TypeCode.all(in: [file])
      kept[identity] = code
      all += code
    }
    let whole = WholeType.all(in: all, known: before.1)
    let byName = Dictionary(whole.map { ($0.name, $0) }) { first, _ in first }
    lock.withLock { (parts, self.types) = (kept, byName) }
    return (all, whole)
  }

  /// What is read from each unit; units that were there before are not read again.
  func values<Unit: AnyObject, Value: Sendable>(
    _ topic: String, of units: [Unit], _ read: (Unit) -> [Value]
  ) -> [Value] {
    let before = lock.withLock { readings[topic] }
    var byUnit: [ObjectIdentifier: Int]?
    var values: [any Sendable] = []
    values.reserveCapacity(units.count)
    var result: [Value] = []
    for (number, unit) in units.enumerated() {
      var known: Int?
      if let before {
        if number < before.units.count, before.units[number] === unit {
          known = number
        } else {
          // Something came or went in front of it.
          let numbers = byUnit ?? Dictionary(
            before.units.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
          byUnit = numbers
          known = numbers[ObjectIdentifier(unit)]
        }
      }
      let value = known.flatMap { before?.values[$0] as? [Value] } ?? read(unit)
      values.append(value)
      result += value
    }
    lock.withLock { readings[topic] = Reading(units: units, values: values) }
    return result
  }

  /// The same for files.
  func values<Value: Sendable>(
    _ topic: String, ofFiles files: [FileDeclarations], _ read: (FileDeclarations) -> [Value]
  ) -> [Value] {
    let byText = Dictionary(files.map { (ObjectIdentifier($0.file.textIdentity), $0) }) { first, _ in first }
    return values(topic, of: files.map(\.file.textIdentity)) { text in byText[ObjectIdentifier(text)].map(read) ?? [] }
  }
}
