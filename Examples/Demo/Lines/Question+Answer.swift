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
            return .refused("Nothing is asked now.")
        case .text(let take):
            take(line)
            return .taken(.done)
        case .number(let options):
            guard let number = Int(line.trimmed), let option = options[number] else {
                return .refused("“\(line.shortened)” is not a number from \(options.range).")
            }
            guard option.isEnabled else { return .refused("“\(option.label)” is not available yet.") }
            return .taken(option.choose())
        }
    }
}

extension [Int: Question.Option] {
    fileprivate var range: String { "\(keys.min() ?? 0) to \(keys.max() ?? 0)" }
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
