import Aside
import Foundation

/// How dates are written and read for somebody: in the order of their language, at the clock of their place.
struct DateForm {
    private let calendar: Calendar
    private let pattern: String
    private let today: Date

    init(showsTime: Bool, locale: Locale, timeZone: TimeZone, today: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.today = today
        pattern = Self.pattern(of: locale) + (showsTime ? " HH:mm" : "")
    }

    /// Days, months and years in the order of a language, with digits only and one sign between them.
    private static func pattern(of locale: Locale) -> String {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMdd", options: 0, locale: locale) ?? ""
        var order: [Character] = []
        var sign: Character?
        for letter in format {
            if "yMd".contains(letter) {
                if !order.contains(letter) { order.append(letter) }
            } else if order.count == 1, sign == nil, "./-".contains(letter) {
                sign = letter
            }
        }
        guard order.count == 3 else { return "yyyy-MM-dd" }
        return order.map { $0 == "y" ? "yyyy" : "\($0)\($0)" }.joined(separator: String(sign ?? "-"))
    }

    /// The dates of a field.
    func range(_ ends: DateEnds) -> Outline.DateRange {
        Outline.DateRange(
            pattern: pattern, first: ends.first.map(moment), last: ends.last.map(moment), today: moment(of: today))
    }

    /// A date as the calendar and the clock of the place show it.
    func moment(of date: Date) -> Outline.Moment {
        let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        let year = parts.era == 0 ? 0 : parts.year ?? 0
        return Outline.Moment(
            year: year, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
            minute: parts.minute ?? 0) ?? (year < 1 ? .earliest : .latest)
    }

    /// The date at which calendar and clock show a moment; the next one where a clock that is put forward leaves it out.
    func date(of moment: Outline.Moment) -> Date {
        let parts = DateComponents(
            year: moment.year, month: moment.month, day: moment.day, hour: moment.hour, minute: moment.minute)
        return calendar.date(from: parts) ?? today
    }
}

/// The ends of a range of dates, as far as it has some.
struct DateEnds {
    var first: Date?
    var last: Date?

    init() {}

    init(_ range: some RangeExpression<Date>) {
        switch range {
        case let range as ClosedRange<Date>: (first, last) = (range.lowerBound, range.upperBound)
        case let range as Range<Date>: (first, last) = (range.lowerBound, range.upperBound.addingTimeInterval(-1))
        case let range as PartialRangeFrom<Date>: first = range.lowerBound
        case let range as PartialRangeThrough<Date>: last = range.upperBound
        case let range as PartialRangeUpTo<Date>: last = range.upperBound.addingTimeInterval(-1)
        default: break
        }
    }
}
