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
