/// The surface that contains a view and presents questions from it.
struct PresentingSurface {
    let presenter: StagePresenter
    let presenting: PresentationSource
}
