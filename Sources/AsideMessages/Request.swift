import Aside

/// What a client wants to be done.
struct Request {
    struct Parameters: Decodable {
        /// The screen or the modal that the request is meant for.
        var id: String?
        /// The version of the format that the client speaks.
        var version: Int?
        var label: String?
        var group: String?
        var option: String?
        var options: [String]?
        var text: String?
        var texts: [String: String]?
        var on: Bool?
        var action: String?
        var content: [String: Datum]?
    }

    let method: String
    let params: Parameters?

    static let methods = "answer, press, fill, toggle, pick, leave, submit, back, stage"

    /// A request in which anything may be missing or wrong, so that the answer can say what.
    struct Form: Decodable {
        let id: RequestID?
        /// Whether its sender wants an answer.
        let wantsAnswer: Bool
        private let result: Result<Request, Response.Failure>

        private enum Key: CodingKey { case jsonrpc, id, method, params }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            id = try? values.decode(RequestID.self, forKey: .id)
            wantsAnswer = values.contains(.id)
            let isNull = (try? values.decodeNil(forKey: .id)) == true
            let version = try? values.decode(String.self, forKey: .jsonrpc)
            guard version == "2.0", let method = try? values.decode(String.self, forKey: .method) else {
                result = .failure(.invalid("A request has “jsonrpc”: “2.0” and a “method”."))
                return
            }
            guard id != nil || isNull || !wantsAnswer else {
                result = .failure(.invalid("The “id” of a request is a number or a text."))
                return
            }
            do {
                let params = try values.decodeIfPresent(Parameters.self, forKey: .params)
                result = .success(Request(method: method, params: params))
            } catch {
                result = .failure(.incomplete("The “params” are not those of “\(method)”."))
            }
        }

        func request() throws(Response.Failure) -> Request { try result.get() }
    }

    /// The moves that the request means at what is in front.
    func moves(at front: Front) throws(Response.Failure) -> [Move] {
        let params = params ?? Parameters()
        if let version = params.version, version != Move.formatVersion {
            throw .incomplete("The client speaks version \(version); this tool speaks \(Move.formatVersion).")
        }
        if method == "answer" { return try answer(params, front) }
        guard let kind = Move.Kind(rawValue: method), ![.publish, .wait, .cancel].contains(kind) else {
            throw .unknown(method)
        }
        if [.press, .toggle, .leave].contains(kind) { _ = try needed(params.label, "label") }
        switch kind {
        case .fill: return try fills(params)
        case .submit: return (params.text == nil && params.texts == nil ? [] : try fills(params)) + [.submit]
        case .pick:
            let option = try params.options == nil ? needed(params.option, "option") : ""
            return [.pick(params.options ?? [option], from: params.label, in: params.group)]
        case .toggle:
            let isOn: Bool = try needed(params.on, "on")
            return [.toggle(params.label ?? "", to: isOn, in: params.group)]
        case .press: return [.press(params.label ?? "", in: params.group)]
        case .leave: return [.leave(params.label ?? "", in: params.group)]
        default: return [.back]
        }
    }

    private func needed<Value>(_ value: Value?, _ name: String) throws(Response.Failure) -> Value {
        guard let value else { throw .incomplete("“\(method)” needs “\(name)”.") }
        return value
    }

    private func fills(_ params: Parameters) throws(Response.Failure) -> [Move] {
        if let texts = params.texts { return texts.sorted { $0.key < $1.key }.map { .fill($0.key, $0.value) } }
        let text: String = try needed(params.text, "text")
        return [.fill(params.label, text, in: params.group)]
    }
}

/// The answer to a whole question, in the words of the Model Context Protocol's elicitation.
extension Request {
    private func answer(_ params: Parameters, _ front: Front) throws(Response.Failure) -> [Move] {
        guard front.isQuestion || front.kind == .progress else { throw .impossible("There is no question to answer.") }
        switch params.action {
        case "accept": return try accepted(params.content ?? [:], front)
        case "decline":
            return [front.actions.first { $0.kind.role == .cancel }.map { .press($0.label) } ?? .back]
        case "cancel": return [.back]
        default: throw .incomplete("“answer” needs an “action”: accept, decline or cancel.")
        }
    }

    private func accepted(_ content: [String: Datum], _ front: Front) throws(Response.Failure) -> [Move] {
        switch front.kind {
        case .prompt, .form:
            let fields = front.fields
            for field in fields where field.isEnabled && field.isRequired && !field.isSecure {
                let known = content[field.label] ?? QuestionSchema.Property(field: field).default
                _ = try needed(known, "content.\(field.label)")
            }
            var moves: [Move] = []
            for (label, value) in content.sorted(by: { $0.key < $1.key }) {
                let isEmptied = value == .nothing && fields.contains { $0.label == label && $0.mayBeEmpty }
                let text: String = try needed(isEmptied ? "" : value.typed, "content.\(label)")
                moves.append(.fill(label, text))
            }
            return moves + [.submit]
        case .choose:
            guard let list = front.list, !content.isEmpty else { return [.submit] }
            let value = try needed(content[list.label], "content.\(list.label)")
            guard case .list(_, .some) = list.kind else {
                return [.pick([try needed(value.typed, "content.\(list.label)")])]
            }
            guard case .list(let values) = value else {
                throw .incomplete("“content.\(list.label)” has to be a list.")
            }
            return [.pick(values.compactMap(\.typed)), .submit]
        case .alert: return [.press(try needed(content["choice"]?.typed ?? front.submission?.label, "content.choice"))]
        case .nothing, .screen, .progress, .sheet: throw .impossible("There is no question to answer.")
        }
    }
}
