/// Why a control of a screen could not be used.
///
/// Its description says what was looked for, what there is instead, and how to fix it.
public struct ControlError: Error, Equatable, Sendable {
    /// What kept the control from being used.
    public let reason: Reason

    /// What was looked for, what there is instead, and how to fix it, in whole sentences.
    public let description: String

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}

extension ControlError: CustomStringConvertible {}

extension ControlError {
    /// What kept a control from being used.
    public struct Reason: Equatable, Sendable {
        private enum Value {
            case missing, ambiguous, disabled, busy, notOnStage
        }

        private let value: Value

        /// The screen shows no such control, or none of that kind, or the control has no such option.
        public static let missing = Reason(value: .missing)

        /// The screen shows several controls of that kind and label.
        public static let ambiguous = Reason(value: .ambiguous)

        /// The control is there, but disabled.
        public static let disabled = Reason(value: .disabled)

        /// The action's work is running, and it is not repeatable.
        public static let busy = Reason(value: .busy)

        /// The screen is not on a stage, so that an action has nowhere to run.
        public static let notOnStage = Reason(value: .notOnStage)
    }
}

extension ControlError.Reason: CustomStringConvertible {
    /// The reason's name.
    public var description: String {
        "\(value)"
    }
}
