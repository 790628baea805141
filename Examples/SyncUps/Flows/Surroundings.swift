public import Foundation

/// What the app needs of the world around it.
public struct Surroundings {
    var clock: any Clock<Duration>
    var locale: Locale
    var today: @MainActor () -> Day
    /// Listens, and yields what was said.
    var speech: @MainActor () -> AsyncThrowingStream<String, any Error>

    /// The world around the app.
    ///
    /// - Parameters:
    ///   - clock: what meetings are timed by.
    ///   - locale: in whose order and words days are written.
    ///   - today: what the calendar on the wall shows.
    ///   - speech: listens, and yields what was said.
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
