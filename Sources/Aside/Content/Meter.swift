/// How far something has come.
@MainActor
public struct Meter: ContentElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a meter.
    ///
    /// - Parameters:
    ///   - fraction: from 0, nothing, to 1, done; `nil` while nobody knows. Values outside are taken for the nearest
    ///     inside, and what is not a number for `nil`: arithmetic on file sizes must not end an app.
    ///   - label: what is on its way.
    public init(_ fraction: Double?, label: String = "Progress") {
        let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        content = ScreenContent(BoundElement(kind: .meter(fraction: known), label: label))
    }
}
