import Aside
import AsideExploring
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

    @Test("A timer, three buttons, a sign: the user finds a way out, whatever they press")
    func ways() async throws {
        let exploration = try await explore { walk in
            let recipes = Recipes(stage: walk.stage, directory: Directory())
            let isSignedIn = try await recipes.staysSignedIn()
            let ending = try await recipes.close("Letter")
            await recipes.report(ending == .save ? .success("a.zip") : .failure(Directory.Unreachable()))
            return "\(isSignedIn), \(ending)"
        }
        #expect(exploration.warnings.isEmpty)
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

    enum End: CaseIterable { case button, time }

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
