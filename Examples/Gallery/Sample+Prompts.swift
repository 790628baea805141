import Aside

extension Sample {
    /// Questions that are answered by typing.
    static let prompts = [
        Sample("g", "Prompt") { flow in
            try await flow.prompt("Coupon", placeholder: "SAVE10") { code in
                guard code == "SAVE10" else { throw InvalidInput("“\(code)” is not a coupon. Try SAVE10.") }
                return code
            }
        },
        Sample("h", "Secret") { flow in
            let password = try await flow.prompt("Password", .text().secure())
            return "\(password.count) letters"
        },
        Sample("i", "Number") { flow in
            "\(try await flow.prompt("Guests", .number(2, in: 1...8)))"
        },
        Sample("x", "Wizard") { flow in
            try await flow.show(.prompt("Cake", placeholder: "Lemon"), step: 1, of: 3).then { cake in
                try await flow.show(.choose("Size", from: ["Small", "Large"]), step: 2, of: 3).then { size in
                    try await flow.show(.confirm("Candles?", action: "With candles"), step: 3, of: 3).then { candles in
                        "\(cake), \(size), \(candles ? "with" : "no") candles"
                    }
                }
            }
        },
        Sample("j", "Form") { flow in
            let booking = Question.form("Table", Booking()) { booking in
                Field("Name", \.name, .text(placeholder: "Ada"))
                Field("Guests", \.guests, .number(in: 1...8))
                Field("Wishes", \.wishes, .lines())
                if booking.guests > 4 { Field("By the window", \.isByWindow) }
            } check: {
                if $0.name.isEmpty { throw InvalidInput("Enter a name.", field: "Name") }
            }
            let table = try await flow.ask(booking.submit("Book"))
            return "\(table.name), \(table.guests)"
        },
        Sample("k", "While typing") { flow in
            try await flow.prompt(
                "Project name",
                .text().checked(whileTyping: true) { name in
                    if name.isEmpty { throw InvalidInput("Enter a name.") }
                    if name.contains("/") { throw InvalidInput("A name has no slash.") }
                })
        },
    ]
}

private struct Booking {
    var name = ""
    var guests = 2
    var wishes = ""
    var isByWindow = false
}
