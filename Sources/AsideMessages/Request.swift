import Aside

/// What a client wants to be done.
struct Request {
    struct Parameters: Decodable {
        /// The screen or the modal that the request is meant for.
        var id: String?
        var label: String?
        var group: String?
        var option: String?
        var options: [String]?
        var text: String?
        var texts: [String: String]?
        var on: Bool?
        var action: String?
        var content: [String: JSON]?
    }

    let method: String
    let params: Parameters?

    static let methods = "answer, press, fill, toggle, pick, leave, submit, back, dismiss, stage"

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

    /// The move that the request means, for a question that may be in front.
    @MainActor
    func action(on question: (any ShownQuestion)?) throws(Response.Failure) -> Recording.Action {
        let params = params ?? Parameters()
        switch method {
        case "answer": return try answer(params, question)
        case "press": return .press(try needed(params.label, "label"), in: params.group)
        case "fill": return .fill(try texts(params))
        case "toggle":
            return .toggle(try needed(params.label, "label"), to: try needed(params.on, "on"), in: params.group)
        case "pick":
            if let options = params.options { return .pickMany(options) }
            return .pick(params.label ?? "", option: try needed(params.option, "option"), in: params.group)
        case "leave": return .leave(try needed(params.label, "label"), in: params.group)
        case "submit": return .submit(params.text == nil && params.texts == nil ? [] : try texts(params))
        case "back": return .back
        case "dismiss": return .dismiss
        default: throw .unknown(method)
        }
    }

    private func needed<Value>(_ value: Value?, _ name: String) throws(Response.Failure) -> Value {
        guard let value else { throw .incomplete("“\(method)” needs “\(name)”.") }
        return value
    }

    private func texts(_ params: Parameters) throws(Response.Failure) -> [Recording.FieldText] {
        if let texts = params.texts {
            return texts.sorted { $0.key < $1.key }.map { Recording.FieldText($0.key, $0.value) }
        }
        return [Recording.FieldText(params.label ?? "", try needed(params.text, "text"), in: params.group)]
    }
}

/// The answer to a whole question, in the words of the Model Context Protocol's elicitation.
extension Request {
    @MainActor
    private func answer(
        _ params: Parameters, _ shown: (any ShownQuestion)?
    ) throws(Response.Failure) -> Recording.Action {
        guard let question = shown?.question, question.kind != .sheet else {
            throw .impossible("There is no question to answer.")
        }
        switch params.action {
        case "accept": return try accepted(params.content ?? [:], question)
        case "decline":
            if let decline = question.cancelChoice { return .press(decline.label) }
            return .dismiss
        case "cancel": return .dismiss
        default: throw .incomplete("“answer” needs an “action”: accept, decline or cancel.")
        }
    }

    private func accepted(
        _ content: [String: JSON], _ question: ModalContent
    ) throws(Response.Failure) -> Recording.Action {
        switch question.kind {
        case .prompt, .form:
            let fields = question.fields.map { StagePicture.Item($0, pending: []) }
            for field in fields where field.isEnabled && field.isRequired && !field.isSecure {
                let known = content[field.label] ?? QuestionSchema.Property(field: field).default
                _ = try needed(known, "content.\(field.label)")
            }
            var texts: [Recording.FieldText] = []
            for (label, value) in content.sorted(by: { $0.key < $1.key }) {
                let isEmptied = value == .nothing && fields.contains { $0.label == label && $0.mayBeEmpty }
                let typed: String? = isEmptied ? "" : value.typed
                texts.append(Recording.FieldText(label, try needed(typed, "content.\(label)")))
            }
            return .submit(texts)
        case .choose:
            guard !content.isEmpty else { return .submit([]) }
            let name = question.list?.label ?? ""
            let value = try needed(content[name], "content.\(name)")
            guard question.count != nil else { return .pick("", option: try needed(value.typed, "content.\(name)")) }
            guard case .list(let values) = value else { throw .incomplete("“content.\(name)” has to be a list.") }
            return .pickMany(values.compactMap(\.typed))
        case .alert:
            let choice = content["choice"]?.typed ?? question.defaultChoice?.label
            return .press(try needed(choice, "content.choice"))
        case .progress, .sheet: throw .impossible("There is no question to answer.")
        }
    }
}
