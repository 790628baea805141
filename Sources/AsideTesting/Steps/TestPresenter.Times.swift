import Aside

extension TestPresenter {
    /// How often a stub answers.
    public struct Times: Sendable, Equatable {
        /// How often it must answer; `nil` for any number of times.
        let count: Int?

        /// Exactly once.
        public static let once = Times(count: 1)

        /// Any number of times, including zero.
        ///
        /// A stub stops after 10,000 answers, so that a loop ends. At a screen, it stops after 100 answers in a row if
        /// nothing was shown, asked or changed between them.
        public static let always = Times(count: nil)

        /// Makes an exact number of times.
        ///
        /// - Parameter count: How often to answer, at least once.
        /// - Returns: The number of times.
        public static func exactly(_ count: Int) -> Times {
            require(count > 0, "A stub must answer at least once, not \(count) times. Leave it out.")
            return Times(count: count)
        }
    }
}
