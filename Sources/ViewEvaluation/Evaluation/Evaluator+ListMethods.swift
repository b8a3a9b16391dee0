import AccessibilityModel
import SourceModel

/// Methods of collections whose members are known.
extension Evaluator {
  /// The members that are there: those of which run time decides it make alternatives, up to three of them.
  private func present(_ members: ArraySlice<Value>, after kept: [Value] = [], open: Int = 0) -> Value {
    guard let first = members.first else { return .array(kept) }
    let rest = members.dropFirst()
    if first.isAbsent { return present(rest, after: kept, open: open) }
    guard open < 3, case .choice(let alternatives) = first, alternatives.contains(where: \.value.isAbsent) else {
      return present(rest, after: kept + [first], open: open)
    }
    return .choice(alternatives.map { alternative in
      let members = [alternative.value] + rest
      return ConditionalValue(condition: alternative.condition, value: present(members[...], after: kept, open: open + 1))
    })
  }

  /// Methods of collections whose members are known.
  func callArrayMethod(_ name: String, of elements: [Value], _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    switch name {
    case "joined":
      let texts = elements.map(spoken)
      guard texts.allSatisfy({ $0 != nil }) else { return nil }
      let separator = arguments.first.flatMap { spoken($0.value)?.literal } ?? ""
      return .text(TextValue(.joined(texts.compactMap { $0 }, separator: separator), kind: .string))
    case "map", "compactMap":
      guard let results = transformed(elements, arguments, source) else { return nil }
      return name == "map" ? .array(results) : present(results[...])
    case "flatMap", "filter":
      guard let results = transformed(elements, arguments, source) else { return nil }
      return name == "filter" ? kept(elements, where: results) : flattened(results)
    case "forEach":
      guard runsEffects, transformed(elements, arguments, source) != nil else { return nil }
      return .tuple([])
    case "reduce" where arguments.first?.label == "into": return reducedInto(elements, arguments)
    case "reduce":
      guard arguments.count == 2, arguments[0].label == nil, elements.count <= memberLimit else { return nil }
      return elements.reduce(.some(settled(arguments[0].value))) { result, element in
        result.flatMap { applying(arguments[1].value, to: [$0, element], source: source) }
      }
    case "contains":
      guard let wanted = arguments.first?.value, arguments[0].label == nil else { return nil }
      let answers = elements.map { isSame($0, wanted) }
      return answers.contains(true) ? .boolean(true) : answers.contains(nil) ? nil : .boolean(false)
    case "enumerated":
      return .array(elements.enumerated().map { offset, element in
        .tuple([
          LabelledValue(label: "offset", value: .number(Double(offset))), LabelledValue(label: "element", value: element),
        ])
      })
    case "reversed": return .array(elements.reversed())
    case "sorted" where arguments.isEmpty: return sorted(elements)
    case "sorted" where arguments.count == 1: return sorted(elements, by: arguments[0].value, source)
    case "prefix", "suffix", "dropFirst", "dropLast": return shortened(elements, name, arguments)
    // Any order may be the one; who stands where is not told.
    case "shuffled" where runsEffects: return .array(elements)
    case "first" where !arguments.isEmpty: return firstMember(of: elements, arguments, source)
    default: return nil
    }
  }

  /// What a closure makes of each member, and where it is there only under a condition, under this.
  private func transformed(_ elements: [Value], _ arguments: [EvaluatedArgument], _ source: SourceRange) -> [Value]? {
    guard let transform = arguments.first?.value, elements.count <= memberLimit else { return nil }
    let results = elements.compactMap { element -> Value? in
      guard runsEffects, case .choice(let alternatives) = element, alternatives.contains(where: \.value.isAbsent) else {
        return applying(transform, to: [element], source: source)
      }
      return .choice(alternatives.map { alternative in
        let result = alternative.value.isAbsent
          ? Value.absent
          : under(alternative.condition) { applying(transform, to: [alternative.value], source: source) } ?? .absent
        return ConditionalValue(condition: alternative.condition, value: result)
      })
    }
    return results.count == elements.count ? results : nil
  }

  /// `first(where:)`, where it is known of each member whether it is meant.
  private func firstMember(of elements: [Value], _ arguments: [EvaluatedArgument], _ source: SourceRange) -> Value? {
    guard let answers = transformed(elements, arguments, source) else { return nil }
    for (element, answer) in zip(elements, answers) {
      guard case .boolean(let isMeant) = answer else {
        // Of objects, such as the subviews of a view, it is one of those that are there already.
        guard runsEffects, case .object = element else { return nil }
        return present(element, under: condition(shortened(source) + " != nil"))
      }
      if isMeant { return element }
    }
    return .absent
  }
}

extension Value {
  /// The members of a list, of lists in it as well, as where variadic arguments are handed on; none of other values.
  var flattened: [Value] {
    guard case .array(let members) = unbound else { return [] }
    return members.flatMap { member in if case .array = member.unbound { member.flattened } else { [member] } }
  }
}

extension Evaluator {
  /// Members in the order that a closure tells; of objects any order may be the one where it tells none.
  private func sorted(_ elements: [Value], by test: Value, _ source: SourceRange) -> Value? {
    let undecided: Value? = runsEffects && elements.contains(where: \.holdsObject) ? .array(elements) : nil
    guard elements.count <= Self.sortLimit else { return undecided }
    var result: [Value] = []
    for element in elements {
      var place = result.count
      while place > 0 {
        guard case .boolean(let comesFirst)? = applying(test, to: [element, result[place - 1]], source: source) else {
          return undecided
        }
        if !comesFirst { break }
        place -= 1
      }
      result.insert(element, at: place)
    }
    return .array(result)
  }

  /// Lists that are put in order: each member is compared with half of the others.
  private static let sortLimit = 24

  /// Members in their natural order, where all are numbers or all texts; nil for others.
  private func sorted(_ elements: [Value]) -> Value? {
    let numbers = elements.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if numbers.count == elements.count { return .array(numbers.sorted().map { .number($0) }) }
    let texts = elements.compactMap { element -> (key: String, value: Value)? in
      guard case .text(let text) = element, let literal = text.spoken.literal else { return nil }
      return (literal, element)
    }
    guard texts.count == elements.count else { return nil }
    return .array(texts.sorted { $0.key < $1.key }.map(\.value))
  }

  /// What `names.removeAll { $0.isEmpty }` leaves; nil where it is not known of each member whether it goes (Apple:
  /// documentation of Array removeAll(where:)).
  func left(of elements: [Value], without arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    guard let answers = transformed(elements, arguments, source) else { return nil }
    return kept(elements, where: answers.map { answer in
      switch answer {
      case .boolean(let goes): .boolean(!goes)
      case .unknown(let unknown): negation(of: unknown)
      default: answer
      }
    })
  }

  /// The members of lists in one; nil where one of these is not known.
  private func flattened(_ lists: [Value]) -> Value? {
    let known = lists.compactMap { if case .array(let members) = $0.unbound { members } else { nil } }
    return known.count == lists.count ? .array(known.flatMap(\.self)) : nil
  }

  /// `stride(from: 0, to: 10, by: 2)` of known numbers, up to the number of members that are told apart.
  func strided(_ arguments: [EvaluatedArgument]) -> Value? {
    let numbers = arguments.compactMap { if case .number(let number) = $0.value { number } else { nil } }
    let labels = arguments.map(\.label)
    guard numbers.count == 3, labels == ["from", "to", "by"] || labels == ["from", "through", "by"], numbers[2] != 0
    else { return nil }
    let members = labels[1] == "to"
      ? stride(from: numbers[0], to: numbers[1], by: numbers[2]).prefix(Self.unrollLimit + 1).map { $0 }
      : stride(from: numbers[0], through: numbers[1], by: numbers[2]).prefix(Self.unrollLimit + 1).map { $0 }
    return members.count > Self.unrollLimit ? nil : .array(members.map { .number($0) })
  }

  /// `zip(names, numbers)` of collections whose members are known.
  func zipped(_ arguments: [EvaluatedArgument]) -> Value? {
    guard arguments.count == 2, case .array(let first) = arguments[0].value.unbound,
      case .array(let second) = arguments[1].value.unbound else { return nil }
    return .array(zip(first, second).map { pair in
      .tuple([LabelledValue(label: nil, value: pair.0), LabelledValue(label: nil, value: pair.1)])
    })
  }
}
