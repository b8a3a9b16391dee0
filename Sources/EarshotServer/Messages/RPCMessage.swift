import Reporting

/// Why a request was not answered with a result.
public struct RPCError: Error, Hashable, Sendable {
  public var code: Int
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code.rawValue
    self.message = message
  }

  /// The codes of JSON-RPC 2.0 and of the Language Server Protocol.
  public enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  init(_ json: JSONValue) {
    code = json["code"]?.integer ?? Code.internalError.rawValue
    message = json["message"]?.string ?? ""
  }

  var json: JSONValue { ["code": .integer(code), "message": .string(message)] }
}

/// A message of JSON-RPC 2.0.
enum RPCMessage: Hashable {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  case response(id: JSONValue, Result<JSONValue, RPCError>)
  /// JSON that is no message, with its id where it has one.
  case invalid(id: JSONValue, String)

  init(_ json: JSONValue) {
    guard case .object = json else {
      self = .invalid(id: .null, "a message is an object")
      return
    }
    let id = json["id"] ?? .null
    if let method = json["method"] {
      guard let method = method.string else {
        self = .invalid(id: id, "'method' is a text")
        return
      }
      let params = json["params"] ?? .null
      switch id {
      case .null: self = .notification(method: method, params: params)
      case .string, .integer: self = .request(id: id, method: method, params: params)
      default: self = .invalid(id: .null, "'id' is a text or a whole number")
      }
    } else if let error = json["error"], !error.isNull {
      self = .response(id: id, .failure(RPCError(error)))
    } else if let result = json["result"] {
      self = .response(id: id, .success(result))
    } else {
      self = .invalid(id: id, "neither 'method' nor 'result' nor 'error'")
    }
  }

  var json: JSONValue {
    let version: (String, JSONValue?) = ("jsonrpc", "2.0")
    switch self {
    case .request(let id, let method, let params):
      return .members([version, ("id", id), ("method", .string(method)), ("params", params.isNull ? nil : params)])
    case .notification(let method, let params):
      return .members([version, ("method", .string(method)), ("params", params.isNull ? nil : params)])
    case .response(let id, .success(let result)): return .members([version, ("id", id), ("result", result)])
    case .response(let id, .failure(let error)): return .members([version, ("id", id), ("error", error.json)])
    case .invalid: return .null
    }
  }
}
