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
            let password = try await flow.prompt("Password", isSecure: true)
            return "\(password.count) letters"
        },
        Sample("i", "Number") { flow in
            "\(try await flow.prompt("Guests", value: 2, in: 1...8))"
        },
        Sample("j", "Several fields") { flow in
            let fields: [PromptField] = [
                PromptField("Name", placeholder: "Ada"), .number("Guests", value: 2, in: 1...8), .textArea("Wishes"),
            ]
            return try await flow.prompt("Table", fields: fields, submit: "Book") { values in
                if values["Name"].isEmpty { throw InvalidInput("Enter a name.", field: "Name") }
                return "\(values["Name"]), \(values[number: "Guests"])"
            }
        },
        Sample("k", "While typing") { flow in
            try await flow.prompt(
                "Project name",
                whileTyping: { name in
                    if name.isEmpty { throw InvalidInput("Enter a name.") }
                    if name.contains("/") { throw InvalidInput("A name has no slash.") }
                })
        },
    ]
}
