extension View {
    /// Shows something beside this view, where there is room for both.
    package func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        let inspected = content()
        return modified { context, draw in
            let beside = isPresented.wrappedValue ? context.at(.part("inspector")).draw(inspected) : []
            return draw(context.at(.part("inspected"))) + beside
        }
    }
}
