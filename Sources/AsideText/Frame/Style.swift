/// How a cell looks besides its text.
public struct Style: Hashable, Sendable {
    /// What a terminal can do to text without colour.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt8

        /// Attributes by their bits.
        ///
        /// - Parameter rawValue: one bit for each attribute.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Heavier strokes.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter than other text.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted.
        public static let italic = Attributes(rawValue: 4)
        /// A line beneath.
        public static let underline = Attributes(rawValue: 8)
        /// Text and background exchanged.
        public static let reverse = Attributes(rawValue: 16)
    }

    /// The colour of the text; `nil` for the terminal's own.
    public var foreground: Color? {
        get { Color(bits: front) }
        set { front = newValue?.bits ?? 0 }
    }
    /// The colour behind the text; `nil` for the terminal's own.
    public var background: Color? {
        get { Color(bits: back) }
        set { back = newValue?.bits ?? 0 }
    }
    private var front: UInt32
    private var back: UInt32
    /// Which of the links in the ``LinkTable`` of the frame it belongs to; 0 for none.
    var link: UInt32 = 0
    // It comes last, so that a cell is no larger than 32 bytes: in any other place there is a gap behind it.
    /// What is done to the text.
    public var attributes: Attributes

    /// A style, by default the terminal's own.
    ///
    /// - Parameters:
    ///   - foreground: the colour of the text.
    ///   - background: the colour behind it.
    ///   - attributes: what is done to the text.
    public init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
        front = foreground?.bits ?? 0
        back = background?.bits ?? 0
        self.attributes = attributes
    }

    /// The terminal's own style.
    public static let normal = Style()

    /// The style with more attributes.
    func with(_ attributes: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(attributes)
        return style
    }

    /// The style on the ground of another one.
    func on(_ ground: Style) -> Style {
        var style = self
        style.back = ground.back
        return style
    }

    /// The style of what lies beneath a modal: without colours, which would draw the eye, and without links, as nothing there
    /// can be used now.
    var dimmed: Style {
        Style(nil, on: nil, attributes.subtracting(.bold).union(.dim))
    }

    /// The style in which a blank looks like one in this style, and that needs the shortest code after another one.
    func asBlank(after pen: Style) -> Style {
        let seen: Attributes = [.underline, .reverse]
        guard attributes.isDisjoint(with: seen), pen.attributes.isDisjoint(with: seen), link == pen.link else {
            return self
        }
        guard back != 0 || pen.back == 0 else { return self }
        var style = pen
        style.back = back
        return style
    }

    /// Whether a blank in this style cannot be told from an empty cell.
    var isBlank: Bool {
        back == 0 && link == 0 && attributes.isDisjoint(with: [.underline, .reverse])
    }
}
