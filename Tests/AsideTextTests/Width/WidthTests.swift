import Testing

@testable import AsideText

@Suite struct WidthTests {
    @Test(
        "A cluster has the width that terminals give it",
        arguments: [
            ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("я", 1), ("漢", 2), ("한", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("、", 2), ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2),
            ("🏳️‍🌈", 2), ("✌🏽", 2), ("👁‍🗨", 2), ("❤‍🔥", 2), ("🇩🇪", 2), ("🇩", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("1️⃣", 2), ("का", 2),
            ("क्ष", 2), ("กำ", 2), ("ש", 1), ("שָׁ", 1), ("ع", 1), ("─", 1), ("█", 1), ("•", 1), ("…", 1),
            ("\u{A0}", 1),
        ]
    )
    func cluster(_ text: String, columns: Int) {
        #expect(text.count == 1)
        #expect(Character(text).columns == columns)
        #expect("x\(text)".columns == columns + 1)
    }

    @Test("A variation selector counts only after an emoji")
    func variationSelectors() {
        #expect(Character("❤").columns == 1)
        #expect(Character("❤\u{FE0F}").columns == 2)
        #expect(Character("⌚").columns == 2)
        #expect(Character("⌚\u{FE0E}").columns == 1)
        #expect(Character("a\u{FE0F}").columns == 1)
        #expect(Character("漢\u{FE0E}").columns == 2)
    }

    @Test(
        "A character that joins its neighbour or is invisible has no width",
        arguments: [
            0x301, 0xAD, 0x20DD, 0x200B, 0x200D, 0x200E, 0x202E, 0xFEFF, 0x1160, 0x11A8, 0xFE0F, 0xE0100, 0xE0061,
        ] as [UInt32])
    func zero(_ value: UInt32) throws {
        #expect(Character(try #require(Unicode.Scalar(value))).columns == 0)
    }

    @Test(
        "The ends of a range belong to it",
        arguments: [
            (0x10FF, 1), (0x1100, 2), (0x115F, 2), (0x1160, 0), (0x2328, 1), (0x2329, 2), (0x232A, 2), (0x232B, 1),
            (0x3FFFD, 2), (0x40000, 1), (0x10FFFD, 1), (0x2FF, 1), (0x300, 0),
        ] as [(UInt32, Int)])
    func ends(_ value: UInt32, columns: Int) throws {
        #expect(Character(try #require(Unicode.Scalar(value))).columns == columns)
    }

    @Test("The width table is in rising order, so that it can be searched")
    func tableRises() {
        #expect(WidthTable.wide.count.isMultiple(of: 2))
        #expect(zip(WidthTable.wide, WidthTable.wide.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("Terminals agree only on the widths of old, single signs")
    func agreed() {
        let agreed = Unicode.Scalar.ofAgreedWidth.joined().compactMap(Unicode.Scalar.init).map(Character.init)
        #expect(agreed.count > 30_000)
        #expect(agreed.filter { !$0.isOldAndSingle || $0.columns == 0 } == [])
        for cluster in ["👍", "👩‍👧", "e\u{301}", "▶", "©\u{FE0F}", "\u{200B}", "ก\u{E33}"] as [Character] {
            #expect(!cluster.hasAgreedWidth, "\(cluster)")
        }
    }
}
