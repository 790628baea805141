import Aside
import AsideMessages
import AsideTerminal
import Testing

@MainActor
@Suite("A form of what another server asks")
struct ElicitedFormTests {
    private let schema = """
        {"type": "object", "required": ["name", "size"], "properties": {
          "name": {"type": "string", "title": "Name", "description": "as on the card"},
          "guests": {"type": "integer", "minimum": 1, "maximum": 8, "default": 2},
          "tip": {"type": "number", "minimum": 0},
          "news": {"type": "boolean"},
          "size": {"type": "string", "oneOf": [{"const": "s", "title": "small"}, {"const": "l", "title": "large"}]},
          "extras": {"type": "array", "items": {"enum": ["nuts", "cream"]}}
        }}
        """

    private func reply(_ lines: [String]) async -> ToolTranscript {
        await Terminal.transcript(answers: lines) { terminal in
            let form = try Question<ElicitedContent>.form(schema: schema, "Who comes?")
            terminal.print(try await terminal.ask(form).json)
        }
    }

    @Test("Each property is a field of its type, in the order of the schema, and the reply has the schema’s names")
    func types() async {
        let run = await reply(["Ada", "3", "0.5", "y", "large", "n", "y"])
        #expect(
            run.output == """
                {"extras":["cream"],"guests":3,"name":"Ada","news":true,"size":"l","tip":0.5}

                """, "\(run.text)")
    }

    @Test("A default is proposed, a bound is kept, and what is left out is not in the reply")
    func bounds() async {
        let run = await reply(["Ada", "9", "", "", "", "small", "", ""])
        #expect(run.errors.contains("“9” is not a number from 1 to 8."))
        #expect(run.output == #"{"extras":[],"guests":2,"name":"Ada","news":false,"size":"s"}"# + "\n", "\(run.text)")
    }

    @Test("A form without what the schema requires is refused, at its field")
    func required() async {
        let run = await reply(["", "", "", "", "small", "", ""])
        #expect(run.errors.contains("This is needed."), "\(run.text)")
        #expect(run.output == "")
    }

    @Test("Whatever bounds and defaults another server names, its form is shown")
    func odd() async throws {
        for part in [
            #""type": "integer", "minimum": 9, "maximum": 1"#, #""type": "number", "minimum": 9.5, "maximum": -1"#,
            #""type": "integer", "minimum": 1e300, "maximum": 0.5"#, #""type": "integer", "default": "x""#,
            #""type": "string", "enum": []"#, #""type": "string", "enum": ["a", "a"], "default": "b""#,
            #""type": "array", "items": {"enum": ["a"]}, "default": 3"#, #""type": "object""#,
        ] {
            let form = try Question<ElicitedContent>.form(schema: #"{"properties": {"a": {\#(part)}}}"#, "Odd")
            #expect(form.content.fields.count == 1, "\(part)")
        }
    }

    @Test(
        "A schema that is none, or that asks for nothing, is an error",
        arguments: [
            "", "[]", #"{"properties": {"a": {"type": 1}}}"#, #"{"properties": {}}"#,
            #"{"properties": {"a": {"type": "array"}}}"#,
        ])
    func broken(schema: String) {
        #expect(throws: DecodingError.self) { try Question<ElicitedContent>.form(schema: schema, "Who?") }
    }
}
