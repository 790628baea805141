import Aside

/// A cart, to be bought.
final class CartScreen: Screen {
    let outlet = Outlet<Int>()
    var note = ""

    var content: Content {
        Heading("Cart")
        Field("Note", text: \.note)
        Action("Continue", shortcut: .enter) { self.publish(1) }
    }
}

/// A coupon, for a sheet.
final class CouponScreen: Screen {
    let outlet = Outlet<String>()

    var content: Content {
        Heading("Coupon entry")
    }
}

/// A note, which must not be lost by closing its sheet.
final class NoteScreen: CloseGuarding {
    let outlet = Outlet<String>()
    private let stage: Stage

    init(on stage: Stage) {
        self.stage = stage
    }

    var content: Content {
        Heading("Note")
        Action("Keep") { self.publish("kept") }
    }

    func mayClose() async -> Bool {
        (try? await stage.confirm("Discard?", action: "Discard")) ?? false
    }
}

/// Something that the card company says.
struct Declined: Error, CustomStringConvertible {
    var description: String { "the card was declined" }
}
