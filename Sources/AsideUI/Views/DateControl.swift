#if canImport(SwiftUI)
    import Aside
    import Foundation
    import SwiftUI

    /// A date picker, if the system has one; otherwise a text field.
    struct DateControl: View {
        let surface: any Operable
        let item: Outline.Item
        let range: Outline.DateRange

        var body: some View {
            #if os(tvOS)
                EmptyView()
            #else
                DatePicker(
                    item.label, selection: date, in: range.dates,
                    displayedComponents: range.showsTime ? [.date, .hourAndMinute] : .date
                )
                .environment(\.timeZone, TimeZone.wall)
                // A picker always shows a date, and the user submits what they see.
                .onAppear { surface.enterDate(of: item.id, in: range) }
            #endif
        }

        private var date: Binding<Date> {
            let (surface, id, range) = (surface, item.id, range)
            return Binding { @MainActor in
                surface.date(of: id, in: range)
            } set: { @MainActor in
                surface.setDate($0, of: id, in: range)
            }
        }
    }
#endif
