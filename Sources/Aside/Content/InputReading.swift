/// How an entry becomes a value: by its format, which is known at once, and then by checks, which may take time.
@MainActor
struct InputReading<Value> {
    /// Returns what is wrong with the format of an entry, in the words of the stage; `nil` if nothing is.
    ///
    /// It is missing if every entry is right.
    let problem: (@MainActor (FieldEntry, Strings) -> String?)?
    /// Returns the value of an entry; `nil` if its format is wrong.
    ///
    /// It is missing if the value has to be checked.
    let atOnce: (@MainActor (FieldEntry) -> Value?)?
    /// How many checks there are.
    let checks: Int
    /// How many of them run while the user types: all up to the last one that is meant to.
    let checksWhileTyping: Int
    /// Runs the first checks, and returns the value if these are all.
    let value: @MainActor (FieldEntry, _ checks: Int) async throws -> Value?

    /// Makes a reading without checks.
    init(
        problem: (@MainActor (FieldEntry, Strings) -> String?)? = nil,
        value: @escaping @MainActor (FieldEntry) -> Value?
    ) {
        self.problem = problem
        atOnce = value
        (checks, checksWhileTyping) = (0, 0)
        self.value = { entry, _ in value(entry) }
    }

    private init(
        problem: (@MainActor (FieldEntry, Strings) -> String?)?, checks: Int, whileTyping: Int,
        value: @escaping @MainActor (FieldEntry, _ checks: Int) async throws -> Value?
    ) {
        self.problem = problem
        atOnce = nil
        (self.checks, checksWhileTyping) = (checks, whileTyping)
        self.value = value
    }

    /// Returns the reading with one more check, which gets only values that have passed the others.
    func adding<New>(
        whileTyping: Bool, _ check: @escaping @MainActor (Value) async throws -> New
    ) -> InputReading<New> {
        let place = checks + 1
        let earlier = value
        return InputReading<New>(
            problem: problem, checks: place, whileTyping: whileTyping ? place : checksWhileTyping
        ) { entry, count in
            guard let value = try await earlier(entry, count), count >= place else { return nil }
            return try await check(value)
        }
    }
}
