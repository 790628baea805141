/// Why a control of a screen or a modal could not be used.
///
/// Its description says what was looked for, what there is instead, and how to fix it.
public struct ControlError: Error, Equatable, Sendable {
    /// Why the control could not be used.
    public let reason: Reason

    /// The full message: what was looked for, what there is instead, and how to fix it.
    public let description: String

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}

extension ControlError: CustomStringConvertible {}

extension ControlError {
    /// Why a control could not be used.
    public struct Reason: Equatable, Sendable {
        private enum Value {
            case missing, ambiguous, disabled, busy, notOnStage, over
        }

        private let value: Value

        /// There is no such control, none of that kind, or the control has no such option.
        public static let missing = Reason(value: .missing)

        /// Several controls have that kind and label.
        public static let ambiguous = Reason(value: .ambiguous)

        /// The control or the option is disabled, or no more options of the list can be selected.
        public static let disabled = Reason(value: .disabled)

        /// The action is still running, and it is not repeatable.
        public static let busy = Reason(value: .busy)

        /// The modal has ended, or the stage takes it away and shows it again later.
        public static let over = Reason(value: .over)

        /// The screen is not on a stage, so no work can run for it.
        public static let notOnStage = Reason(value: .notOnStage)
    }
}

extension ControlError.Reason: CustomStringConvertible {
    /// The reason's name.
    public var description: String {
        "\(value)"
    }
}
