import SwiftUI

/// A state machine, labels from enums, and messages that depend on what was typed.
struct Checkout: View {
  let basket: [Item]
  let phase: Phase
  let total: Decimal
  @Binding var coupon: String
  let couponError: String?
  let isComplete: Bool

  struct Item: Identifiable {
    let id: UUID
    let name: String
    let quantity: Int
  }

  enum Phase: Equatable {
    case editing, paying
    case failed(message: String)
    case done(number: Int)
  }

  enum Step: Int, CaseIterable {
    case address = 1, payment, review

    var title: LocalizedStringKey {
      switch self {
      case .address: "Address"
      case .payment: "Payment"
      case .review: "Review"
      }
    }
  }

  var body: some View {
    ScrollView {
      StepBar(current: .payment)
      switch phase {
      case .editing:
        form
      case .paying:
        ProgressView("Talking to the bank")
      case .failed(let message):
        Banner(message: message, symbol: "exclamationmark.triangle")
        form
      case .done(let number):
        Text("Order \(number) is on its way").accessibilityAddTraits(.isHeader)
      }
    }
  }

  @ViewBuilder private var form: some View {
    ForEach(basket) { item in
      HStack {
        Text(item.name)
        Stepper("Quantity", value: .constant(1)).labelsHidden()
      }
    }
    TextField("Coupon", text: .constant(""))
      .accessibilityLabel("Coupon code")
    if let couponError {
      Banner(message: couponError, symbol: "xmark.octagon")
    }
    Button("Pay \(total, format: .currency(code: "EUR"))") {}
      .buttonStyle(PayStyle())
      .disabled(!isComplete)
      .accessibilityHint("Charges your card")
  }
}

private struct StepBar: View {
  let current: Checkout.Step

  var body: some View {
    HStack {
      ForEach(Checkout.Step.allCases, id: \.self) { step in
        Text("\(step.rawValue)")
          .accessibilityLabel(step.title)
          .accessibilityAddTraits(step == current ? .isSelected : [])
      }
    }
  }
}

private struct Banner: View {
  let message: String
  let symbol: String

  var body: some View {
    Label { Text(message) } icon: { Image(systemName: symbol) }
      .padding()
  }
}

private struct PayStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: "creditcard")
      configuration.label
    }
  }
}
