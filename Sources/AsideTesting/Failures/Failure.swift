import Testing

/// What went wrong in a test, where, and what its author can do.
struct Failure {
    let headline: String
    let fix: String
    let location: SourceLocation

    init(_ headline: String, _ fix: String, _ location: SourceLocation) {
        self.headline = headline
        self.fix = fix
        self.location = location
    }
}

/// Why a step fails.
enum Why {
    case doubt(Doubt)
    /// Nothing has happened for too long.
    case quiet(Doubt)
    /// It is so, and nothing has told so.
    case unobserved
    /// Things happen again and again.
    case restless
    case cancelled

    /// The reason for which a wait was ended; `nil` where it is to be looked at again.
    init?(_ wake: Waiting.Wake, _ judgement: Judgement) {
        switch (wake, judgement) {
        case (.decided, _): return nil
        case (.graceOver, .open(let doubt)): self = .quiet(doubt)
        case (.graceOver, .met): self = .unobserved
        case (.graceOver, .hopeless): return nil
        case (.restless, _): self = .restless
        case (.cancelled, _): self = .cancelled
        }
    }

    var doubt: Doubt? {
        switch self {
        case .doubt(let doubt), .quiet(let doubt): doubt
        case .unobserved, .restless, .cancelled: nil
        }
    }
}
