/// The look of a cell, except its text.
public struct Style: Equatable, Sendable {
    /// What a terminal can do to text without colour.
    public struct Attributes: OptionSet, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt8

        /// Makes attributes from their bits.
        ///
        /// - Parameter rawValue: One bit for each attribute.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Bold text.
        public static let bold = Attributes(rawValue: 1)
        /// Faint text.
        public static let dim = Attributes(rawValue: 2)
        /// Italic text.
        public static let italic = Attributes(rawValue: 4)
        /// Underlined text.
        public static let underline = Attributes(rawValue: 8)
        /// Text and background colours exchanged.
        public static let reverse = Attributes(rawValue: 16)
    }

    /// The colour of the text; `nil` for the terminal's default.
    public var foreground: Color? {
        get { Color(bits: front) }
        set { front = newValue?.bits ?? 0 }
    }
    /// The colour behind the text; `nil` for the terminal's default.
    public var background: Color? {
        get { Color(bits: back) }
        set { back = newValue?.bits ?? 0 }
    }
    private var front: UInt32
    private var back: UInt32
    /// The number of the link in the ``LinkTable`` of the frame; 0 for none.
    var link: UInt32 = 0
    // This comes last, because a gap follows it in any other place. A cell is then no larger than 32 bytes.
    /// What is done to the text.
    public var attributes: Attributes

    /// Makes a style, by default the terminal's own.
    ///
    /// - Parameters:
    ///   - foreground: The colour of the text.
    ///   - background: The colour behind the text.
    ///   - attributes: The attributes of the text.
    public init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
        front = foreground?.bits ?? 0
        back = background?.bits ?? 0
        self.attributes = attributes
    }

    /// The terminal's own style.
    public static let normal = Style()

    func with(_ attributes: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(attributes)
        return style
    }

    /// Returns the style on the background of another one.
    func on(_ ground: Style) -> Style {
        var style = self
        style.back = ground.back
        return style
    }

    /// Takes over the colours that are missing here, with the attributes, from the style of a ground.
    mutating func lie(on ground: Style) {
        guard front == 0 || back == 0 else { return }
        if front == 0 { front = ground.front }
        if back == 0 { back = ground.back }
        attributes.formUnion(ground.attributes)
    }

    /// The style of what is beneath a modal.
    ///
    /// It has no colours, because they would attract attention, and no links, because nothing there can be used now.
    var dimmed: Style {
        Style(nil, on: nil, attributes.subtracting(.bold).union(.dim))
    }

    /// Returns a style in which a space looks the same, and which takes the shortest code after another style.
    ///
    /// If a code is needed anyway, it can be the one for the text behind the space. An underlined or reversed space
    /// keeps its style.
    func asBlank(after pen: Style, before next: Style? = nil) -> Style {
        let seen: Attributes = [.underline, .reverse]
        guard attributes.isDisjoint(with: seen) else { return self }
        var style = pen
        style.back = back
        let isShort =
            pen.attributes.isDisjoint(with: seen) && link == pen.link && (back != 0 || pen.back == 0)
        if isShort, style == pen { return style }
        if let next, next.back == back, next.link == link, next.attributes.isDisjoint(with: seen) { return next }
        return isShort ? style : self
    }

    /// Whether a space in this style looks like a cell that was erased on a background.
    func isErased(on ground: Color?) -> Bool {
        background == ground && link == 0 && attributes.isDisjoint(with: [.underline, .reverse])
    }

    /// The style without what is invisible on a space.
    var ofSpace: Style {
        guard attributes.isDisjoint(with: [.underline, .reverse]) else { return self }
        var style = Style(nil, on: background)
        style.link = link
        return style
    }
}
