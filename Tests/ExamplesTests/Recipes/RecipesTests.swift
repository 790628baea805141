import Aside
import AsideTesting
import Testing

@MainActor @Suite("Recipes: what the article shows")
struct RecipesTests {
    let ui = TestPresenter()
    var recipes: Recipes { Recipes(stage: ui.stage, directory: Directory()) }

    @Test("Ask and fetch: the prompt stays until the request has found somebody")
    func fetch() async throws {
        let recipes = recipes
        let user = try await ui.run {
            try await recipes.findUser()
        } steps: {
            let prompt = try await ui.prompt("User name")
            try await prompt.submit("ada")
            #expect(prompt.error == "The server does not answer.")
            try await prompt.submit("bob")
            #expect(prompt.error == "Nobody is called “bob”.")
            try await prompt.submit("ada")
        }
        #expect(user == User(name: "Ada Lovelace"))
    }

    enum End: CaseIterable { case button, time }

    @Test("A timer: without an answer, the question expires with the given one", arguments: End.allCases)
    func timer(_ end: End) async throws {
        let stays = try await ui.run {
            try await recipes.staysSignedIn()
        } steps: {
            let question = try await ui.confirm("Stay signed in?")
            if end == .button {
                try question.press("Stay")
            } else {
                try await ui.advance(by: .seconds(60))
            }
        }
        #expect(stays == (end == .button))
    }

    @Test(
        "Three buttons: each has its answer, and a dismissal gives that of the cancel choice",
        arguments: [
            ("Save", .save), ("Don't save", .discard), ("Cancel", .stay), (nil, .stay),
        ] as [(String?, Recipes.Ending)])
    func threeButtons(_ button: String?, _ ending: Recipes.Ending) async throws {
        let answer = try await ui.run {
            try await recipes.close("Letter")
        } steps: {
            let alert = try await ui.alert("Save the changes in “Letter”?")
            if let button { try alert.press(button) } else { try alert.dismiss() }
        }
        #expect(answer == ending)
    }

    @Test("Input types: a form with six fields")
    func inputTypes() async throws {
        let registration = try await ui.run {
            try await recipes.register()
        } steps: {
            let form = try await ui.form("Registration")
            try form.fill("Password", "tulip")
            try form.fill("Guests", "4")
            try await form.submit()
            #expect(form.error == "At least 8 letters.")
            try form.fill("Password", "tulips and roses")
            try await form.submit()
            #expect(form.error == "Say who comes.")
            try form.fill("Name", "Ada")
            try form.pick("Fish", from: "Meal")
            try form.toggle("News")
            try await form.submit()
        }
        #expect(
            registration
                == Registration(name: "Ada", password: "tulips and roses", guests: 4, meal: "Fish", wantsNews: true))
    }

    @Test("A sign: the severity shows how it went")
    func sign() async throws {
        try await ui.run {
            await recipes.report(.success("a.zip"))
            await recipes.report(.failure(Directory.Unreachable()))
        } steps: {
            let success = try await ui.alert("Uploaded")
            #expect(success.content.severity == .success)
            try success.press("OK")
            let failure = try await ui.alert("The upload failed")
            #expect(failure.content.severity == .error)
            try failure.press("OK")
        }
    }

    @Test("A toast: it goes by itself, or the user presses its button", arguments: End.allCases)
    func toast(_ end: End) async throws {
        let mailbox = Mailbox()
        try await ui.run {
            await recipes.archive("Hello", in: mailbox)
        } steps: {
            let notice = try await ui.notice("Message archived")
            #expect(mailbox.inbox.isEmpty)
            if end == .button {
                try notice.press("Undo")
            } else {
                try await ui.advance(by: .seconds(5))
            }
        }
        #expect(mailbox.inbox == (end == .button ? ["Hello"] : []))
    }
}
