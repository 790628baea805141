import Aside
import Foundation
import Testing

@testable import AsideText

@MainActor
@Suite("Themes with filled shapes")
struct ThemeTests {
    nonisolated static let themes: [Theme] = [.dark, .light, Theme.dark.in256Colors, Theme.light.in256Colors]

    @Test("Every letter has a contrast of at least 4.5 to its background, and of 3 if it recedes", arguments: themes)
    func contrast(_ theme: Theme) async throws {
        for scene in Scene.allCases {
            var seen: [Style] = []
            let snapshot = try await scene.snapshot()
            let size = Size(columns: 80, rows: 24)
            for target in snapshot.targets(for: ViewState()) {
                let frame = Frame(snapshot, size: size, theme: theme, viewState: ViewState(target), hint: "Tab")
                for row in 0..<24 {
                    for column in 0..<80 where frame[row, column].character != " " {
                        let cell = frame[row, column]
                        guard !seen.contains(cell.style) else { continue }
                        seen.append(cell.style)
                        let ink = try #require(cell.style.foreground, "\(scene) \(cell)")
                        let ground = try #require(cell.style.background, "\(scene) \(cell)")
                        let least = ink == theme.fills?.receded.foreground ? 3 : 4.5
                        let contrast = ink.contrast(to: ground)
                        #expect(contrast >= least, "\(scene) \(cell)")
                    }
                }
            }
        }
    }

    @Test("The whole screen has a background, so that the terminal's own colours do not matter")
    func ground() async throws {
        for theme in ThemeTests.themes {
            let snapshot = try await Scene.alert.snapshot()
            let frame = Frame(snapshot, size: Size(columns: 40, rows: 12), theme: theme, hint: "Tab")
            let grounds = (0..<12).flatMap { row in (0..<40).map { frame[row, $0].style.background } }
            #expect(!grounds.contains(nil))
        }
    }

    @Test("In 256 colours a colour is the nearest of them")
    func nearest() {
        #expect(Style.Color.rgb(255, 0, 0).in256Colors == .palette(196))
        #expect(Style.Color.rgb(8, 8, 8).in256Colors == .palette(232))
        #expect(Style.Color.rgb(95, 135, 175).in256Colors == .palette(67))
        #expect(Style.Color.basic(3).in256Colors == .basic(3))
        let levels: [UInt8] = [0, 3, 4, 47, 48, 75, 76, 95, 115, 116, 155, 156, 208, 235, 236, 243, 244, 255]
        for red in levels {
            for green in levels {
                for blue in levels {
                    let parts = [Int(red), Int(green), Int(blue)]
                    func distance(_ index: Int) -> Int {
                        zip(parts, Style.Color.parts(ofPalette: index)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
                    }
                    let nearest = (16...255).min { distance($0) < distance($1) }
                    #expect(Style.Color.rgb(red, green, blue).in256Colors == .palette(UInt8(nearest ?? 0)))
                }
            }
        }
    }
}

extension Style.Color {
    /// The contrast of two colours by the Web Content Accessibility Guidelines.
    fileprivate func contrast(to other: Style.Color) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private var luminance: Double {
        let parts =
            bits >> 24 == 2
            ? Style.Color.parts(ofPalette: Int(bits & 0xFF))
            : [Int(bits >> 16 & 0xFF), Int(bits >> 8 & 0xFF), Int(bits & 0xFF)]
        let linear = (0..<3).map { index -> Double in
            let value = Double(parts[index]) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
