import Aside
import Observation

/// The start screen, where the user enters a number.
@Observable
final class StartScreen: Screen {
    let outlet = Outlet<PhoneNumber>()
    var number = "" { didSet { problem = nil } }
    /// The message about the last call.
    var notice: String?
    private var problem: InvalidInput?

    var content: Content {
        Heading("Call")
        if let notice { Paragraph(notice) }
        Field("Number", \.number, .text(placeholder: "112"), error: problem?.reason)
        Action("Make call", shortcut: .enter) { self.submit() }
    }

    private func submit() {
        notice = nil
        do {
            publish(try PhoneNumber(entered: number))
        } catch {
            problem = error
        }
    }
}

/// The screen that is shown while the call is made.
final class CallingScreen: SelfStarting {
    let outlet = Outlet<Result<Call, any Error>>()
    private let number: PhoneNumber
    private let phone: Phone

    init(_ number: PhoneNumber, on phone: Phone) {
        self.number = number
        self.phone = phone
    }

    func begin() async throws {
        do {
            publish(.success(try await phone.call(number)))
        } catch {
            publish(.failure(error))
        }
    }

    var content: Content {
        Heading("Calling \(number)…")
        Meter(nil)
    }
}

/// A call that was answered.
final class SuccessScreen: Screen {
    let outlet = Outlet<Void>()
    private let call: Call

    init(_ call: Call) {
        self.call = call
    }

    var content: Content {
        Heading("Success")
        Paragraph("\(call)")
        Action("Done", shortcut: .enter) { self.publish() }
    }
}

/// The screen that is shown after a call has failed.
final class FailureScreen: Screen {
    let outlet = Outlet<Void>()
    private let error: any Error

    init(_ error: any Error) {
        self.error = error
    }

    var content: Content {
        Heading("The call failed")
        Paragraph("\(error)")
        Action("Retry", shortcut: .enter) { self.publish() }
    }
}
