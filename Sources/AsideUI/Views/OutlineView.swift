#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A screen drawn from its description, with the system's controls.
    struct OutlineView: View {
        let screen: any Screen

        var body: some View {
            Form {
                ForEach(FormSection.sections(of: screen.outline, titled: screen.title)) { section in
                    Section {
                        ForEach(section.items) { ControlView(surface: screen, item: $0) }
                    } header: {
                        if let title = section.title { Text(title) }
                    }
                }
            }
        }
    }
#endif
