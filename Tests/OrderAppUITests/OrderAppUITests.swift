// Runs on a simulator only; see the workflow `Apple`. The authors have not run it.
#if os(iOS)
    import XCTest

    /// OrderApp, as its user sees it on a device.
    @MainActor
    final class OrderAppUITests: XCTestCase {
        private let app = XCUIApplication()

        override func setUp() async throws {
            continueAfterFailure = false
            app.launch()
        }

        private func press(_ label: String) {
            let button = app.buttons[label].firstMatch
            XCTAssertTrue(button.waitForExistence(timeout: 10), "There is no button “\(label)”.")
            button.tap()
        }

        private func sees(_ text: String) {
            XCTAssertTrue(app.staticTexts[text].firstMatch.waitForExistence(timeout: 10), "“\(text)” is not in view.")
        }

        private func fill(_ label: String, _ text: String) {
            let field = app.textFields[label].firstMatch
            XCTAssertTrue(field.waitForExistence(timeout: 10), "There is no field “\(label)”.")
            field.tap()
            field.typeText(text)
        }

        func testConfirms() {
            press("Order something")
            press("Remove Bread")
            sees("Remove Bread?")
            press("Remove")
            sees("Total: $16.00")
        }

        func testAsksOverItsOwnSheetAndIsSwipedAway() {
            press("Help")
            press("Ask")
            sees("Was it helpful?")
            press("Yes")
            sees("Thank you")
            app.swipeDown(velocity: .fast)
            XCTAssertTrue(app.buttons["Order something"].firstMatch.waitForExistence(timeout: 10))
        }

        func testGoesBackAndForth() {
            press("Order something")
            press("Continue")
            fill("Name", "Ada")
            app.navigationBars.buttons.element(boundBy: 0).tap()
            sees("Total: $19.50")
            press("Continue")
            XCTAssertTrue(app.textFields["Name"].firstMatch.waitForExistence(timeout: 10))
        }
    }
#endif
