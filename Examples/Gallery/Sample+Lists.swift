import Aside

extension Sample {
    /// Questions that are answered by picking from a list.
    static let lists = [
        Sample("e", "Choose") { flow in
            try await flow.choose("Delivery", from: ["Standard", "Express", "Courier"], initial: "Standard") { speed in
                ListOption(
                    speed, detail: speed == "Standard" ? "3 days" : "tomorrow",
                    unavailable: speed == "Courier" ? "not to islands" : nil)
            }
        },
        Sample("f", "Choose many") { flow in
            let toppings = ["Olives", "Cheese", "Basil", "Pineapple"]
            let picked = try await flow.chooseMany("Toppings", from: toppings, initial: ["Cheese"], count: 1...3) {
                ListOption($0, group: $0 == "Pineapple" ? "Sweet" : "Savoury")
            }
            return picked.joined(separator: ", ")
        },
    ]
}
