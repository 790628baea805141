public import Foundation

/// What the app needs from outside: a clock, a locale, speech.
public struct Dependencies {
    var clock: any Clock<Duration>
    var locale: Locale
    var today: @MainActor () -> Day
    /// Listens, and yields what was said.
    var speech: @MainActor () -> AsyncThrowingStream<String, any Error>

    /// Collects what the app needs.
    ///
    /// - Parameters:
    ///   - clock: The clock that times meetings.
    ///   - locale: The locale in which days are written.
    ///   - today: Returns the present day.
    ///   - speech: Yields the recognised sentences.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), locale: Locale = .current,
        today: @escaping @MainActor () -> Day = { Day(of: .now, in: .current) },
        speech: @escaping @MainActor () -> AsyncThrowingStream<String, any Error>
    ) {
        self.clock = clock
        self.locale = locale
        self.today = today
        self.speech = speech
    }

    /// A day as people write it.
    func text(of day: Day) -> String {
        let style = Date.FormatStyle(
            date: .abbreviated, time: .omitted, locale: locale, calendar: Calendar(identifier: .gregorian),
            timeZone: Day.timeZone)
        return day.start.formatted(style)
    }
}
