#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows the current notice at the lower edge of the window.
    struct NoticeView: View {
        @Environment(Stage.self) private var stage: Stage?
        @Environment(\.aside.questionViews) private var questionViews

        var body: some View {
            ZStack {
                if let notice = stage?.notice {
                    Group {
                        if let own = questionViews.notice { own(notice) } else { bar(of: notice) }
                    }
                    .accessibilityElement(children: .contain)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .id(notice.id)
                }
            }
            .animation(.default, value: stage?.notice?.id)
        }

        /// The text of a notice, and its button.
        private func bar(of notice: Notice) -> some View {
            HStack {
                if let symbol = notice.content.severity.symbol {
                    Label(notice.content.text, systemImage: symbol)
                } else {
                    Text(notice.content.text)
                }
                if let action = notice.content.action {
                    Button(action) { notice.press() }
                }
            }
            .padding()
            .background { Rectangle().fill(.ultraThinMaterial) }
        }
    }

    extension Severity {
        /// The name of Apple's symbol for the severity.
        fileprivate var symbol: String? {
            switch self {
            case .info: nil
            case .success: "checkmark.circle"
            case .warning: "exclamationmark.triangle"
            case .error: "xmark.octagon"
            }
        }
    }
#endif
