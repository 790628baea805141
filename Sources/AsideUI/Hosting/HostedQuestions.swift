#if canImport(SwiftUI)
    import Aside
    import Foundation
    import SwiftUI

    /// A view that shows the questions of a stage over a view of UIKit or AppKit, and is otherwise empty.
    struct HostedQuestions: View {
        let stage: Stage
        let host: QuestionHost

        var body: some View {
            HostedElements(stage: stage, host: host)
                .questions(on: stage)
                .environment(\.questionHost, host)
                .coordinateSpace(.named(QuestionHost.space))
        }
    }

    /// The elements of UIKit or AppKit that questions can point at, as empty views in their places.
    private struct HostedElements: View {
        let stage: Stage
        let host: QuestionHost
        @Environment(\.presentingSurface) private var surface

        var body: some View {
            // The elements may have moved since the last question.
            let _ = surface?.state.occupant
            ZStack {
                Color.clear
                ZStack { ForEach(host.names, id: \.self) { HostedElement(name: $0, place: host.place(of: $0)) } }
                    .ignoresSafeArea()
            }
            .onChange(of: isCovered) { _, isCovered in host.cover(isCovered) }
            // That the bar has gone may be reported late, when another one is in its place, or never.
            .onChange(of: stage.notice == nil) { _, isGone in if isGone { host.notice(at: nil) } }
        }

        private var isCovered: Bool {
            surface?.state.cover != nil
        }
    }

    private struct HostedElement: View {
        let name: String
        let place: CGRect

        var body: some View {
            Color.clear
                .frame(width: place.width, height: place.height)
                .questionAnchor(name)
                .position(x: place.midX, y: place.midY)
        }
    }
#endif
