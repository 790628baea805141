#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// The buttons that change a number in steps, on systems that have them.
    struct NumberStepper: View {
        let surface: any Operable
        let item: Outline.Item

        var body: some View {
            #if os(tvOS)
                EmptyView()
            #else
                Stepper(
                    item.label, onIncrement: surface.stepping(item.id, by: 1),
                    onDecrement: surface.stepping(item.id, by: -1))
            #endif
        }
    }
#endif
