package import Aside

/// A presenter that speaks in texts, with a user or with a program, or with nobody.
@MainActor
package protocol SpokenPresenter: Presenter {
    /// Begins to speak.
    func start()
    /// What answers some questions beforehand, which the program is not told.
    var given: (any AnswersBeforehand)? { get set }
    /// Tells what is on stage, although it may not have changed.
    func tellStage()
    /// Tells a remark or an error of the tool.
    func tell(_ remark: String)
    /// Tells that the tool ends, and with which status.
    func end(_ status: Int32)
}

extension SpokenPresenter {
    package func start() {}
    package func tellStage() {}
    package func end(_ status: Int32) {}
}

/// A style in which a presenter of another module speaks.
package final class SpokenStyle: Hashable, Sendable {
    /// Makes a presenter, which reads and writes at a console, and tells when the input ends.
    package typealias Make = @MainActor @Sendable (Stage, Console, EndOfInput) -> any SpokenPresenter

    let make: Make

    /// Makes a style from what makes the presenter of a terminal.
    package init(_ make: @escaping Make) {
        self.make = make
    }

    /// Returns whether two styles are the same object.
    package static func == (one: SpokenStyle, other: SpokenStyle) -> Bool { one === other }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Answers that were given before the questions were asked, as the presenter sees them that shows the other questions.
@MainActor
package protocol AnswersBeforehand: AnyObject {
    /// Looks at what is in front, and records the answer of a step that was taken meanwhile.
    func look(at front: Front)

    /// Whether a question is answered here, so that nobody else shows it.
    func wants(_ front: Front) -> Bool

    /// The labels of the fields of a form that were given, and are not asked.
    func fields(of front: Front) -> Set<String>

    /// Records the answer of a modal that has gone, if it was given.
    func record(_ modal: Modal)
}
