/// The search with which a field finds suggestions while the user types.
struct FieldSearch {
    /// How long the user must stop typing before the search begins.
    let pause: Duration
    let find: @MainActor (String) async throws -> [String]
}
