extension Question {
    var isAnswerable: Bool {
        if case .nothing = reply { false } else { true }
    }

    /// What became of an answer.
    enum Verdict {
        case taken(Step)
        /// It was not, and why.
        case refused(String)
    }

    /// Gives an answer.
    func answer(_ line: String) -> Verdict {
        switch reply {
        case .nothing:
            return .refused(words.nothingAsked)
        case .text(let take):
            return .taken(take(line))
        case .number(let options):
            guard let number = Int(line.trimmed), let option = options[number] else {
                return .refused(
                    words.noNumber.with([
                        "answer": line.shortened, "first": "\(options.keys.min() ?? 0)",
                        "last": "\(options.keys.max() ?? 0)",
                    ]))
            }
            guard option.isEnabled else { return .refused(words.notAvailable.with(["label": option.label])) }
            return .taken(option.choose())
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Not more of it than is needed to recognize it.
    fileprivate var shortened: String {
        count > 40 ? "\(prefix(40))…" : self
    }
}
