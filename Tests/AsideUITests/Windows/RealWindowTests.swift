// Runs on a Mac only; see the workflow `Apple`. The authors have not run it.
#if canImport(AppKit)
    import AppKit
    import Aside
    import AsideUI
    import SwiftUI
    import XCTest

    /// A question in a window of AppKit, whose buttons are really clicked.
    @MainActor
    final class RealWindowTests: XCTestCase {
        private func open(_ stage: Stage) -> NSWindow {
            let root = Color.clear.frame(width: 400, height: 300).questions(on: stage)
            let window = NSWindow(contentViewController: NSHostingController(rootView: root))
            window.makeKeyAndOrderFront(nil)
            return window
        }

        /// Waits until a sheet is attached to a window.
        ///
        /// AppKit decides when, so that a test can only look.
        private func sheet(of window: NSWindow) async throws -> NSWindow {
            for _ in 0..<200 {
                if let sheet = window.attachedSheet { return sheet }
                try await Task.sleep(for: .milliseconds(50))
            }
            return try XCTUnwrap(window.attachedSheet, "No sheet was attached within ten seconds.")
        }

        private func click(_ title: String, in window: NSWindow) throws {
            let button = try XCTUnwrap(window.contentView?.button(titled: title), "There is no button “\(title)”.")
            button.performClick(nil)
        }

        func testAnswersByAClick() async throws {
            _ = NSApplication.shared
            let stage = Stage()
            let window = open(stage)
            let asking = Task { try await stage.confirm("Delete 3 files?", action: "Delete", role: .destructive) }
            try click("Delete", in: try await sheet(of: window))
            let answer = try await asking.value
            XCTAssertTrue(answer)
            XCTAssertNil(window.attachedSheet)
            window.close()
        }

        func testAsksTwice() async throws {
            _ = NSApplication.shared
            let stage = Stage()
            let window = open(stage)
            let asking = Task {
                let first = try await stage.confirm("First?")
                let second = try await stage.confirm("Second?")
                return [first, second]
            }
            try click("OK", in: try await sheet(of: window))
            try click("Cancel", in: try await sheet(of: window))
            let answers = try await asking.value
            XCTAssertEqual(answers, [true, false])
            window.close()
        }
    }

    extension NSView {
        fileprivate func button(titled title: String) -> NSButton? {
            if let button = self as? NSButton, button.title == title { return button }
            return subviews.lazy.compactMap { $0.button(titled: title) }.first
        }
    }
#endif
