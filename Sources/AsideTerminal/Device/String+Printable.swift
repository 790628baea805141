extension String {
    /// The text without what a terminal would take for a command.
    var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "�" : $0 }))
    }
}
