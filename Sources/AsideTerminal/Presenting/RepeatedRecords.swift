/// A rule for records that a tool writes again and again, because it asks the same questions in a loop.
///
/// Nobody is there to end such a loop, so it must neither fill a log nor keep a processor busy.
struct RepeatedRecords {
    private var known: Set<[String]> = []
    /// How many records in a row are known.
    private var repeats = 0

    private static let written = 16
    private static let free = 100
    private static let remembered = 100

    /// How long to wait with the next answer; `nil` if this is no loop.
    var pause: Duration? { repeats > Self.free ? .milliseconds(10) : nil }

    /// Notes a record.
    ///
    /// - Returns: What to write instead of the record.
    mutating func note(_ record: [String]) -> [String] {
        if known.contains(record) {
            repeats += 1
        } else {
            repeats = 0
            if known.count == Self.remembered { known = [] }
            known.insert(record)
        }
        return repeats < Self.written ? record : repeats == Self.written ? ["…"] : []
    }
}
