package import Aside

/// A presenter of another module that speaks with a program through the standard streams.
@MainActor
package protocol SpokenPresenter: Presenter {
    /// Begins to speak.
    func start()
    /// Returns whether a question is answered beforehand, so that it is not told.
    var isAnsweredBeforehand: @MainActor (any ShownQuestion) -> Bool { get set }
    /// Tells what is on stage, although it may not have changed.
    func tellStage()
    /// Tells a remark or an error of the tool.
    func tell(_ remark: String)
    /// Tells that the tool ends, and with which status.
    func end(_ status: Int32)
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
