import Aside
import AsideText

extension StageSnapshot {
    /// Whether letters go into a field.
    func isTyping(_ attention: Attention) -> Bool {
        switch target(of: attention) {
        case .field: true
        case .item(let id): if case .field = front.outline?[id]?.kind { true } else { false }
        case .option, .choice, nil: false
        }
    }

    /// Whether something in front goes on and nobody knows how far it has come.
    var hasUnknownProgress: Bool {
        if front.question?.kind == .progress { return front.question?.progress?.fraction == nil }
        return front.outline?.items.contains { $0.kind == .meter(fraction: nil) } ?? false
    }
}
