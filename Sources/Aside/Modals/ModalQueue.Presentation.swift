extension ModalQueue {
    /// How far a modal has come.
    enum Phase: Equatable {
        /// In line.
        case waiting
        /// At the head of its surface, whether or not a renderer is there to show it.
        case standing(isShown: Bool)
        /// It has ended; a renderer is taking it away.
        case leaving(Ending)

        var isStanding: Bool {
            if case .standing = self { true } else { false }
        }

        var isOpen: Bool {
            if case .leaving = self { false } else { true }
        }
    }

    /// A caller, and the work in whose name it asks.
    struct Waiter {
        let id: WaiterID
        let owner: WorkID?
    }

    /// What shows on a surface, and what waits to.
    struct Slot {
        var current: ModalID?
        var line: [ModalID] = []
    }

    /// A modal from its admission until it has gone.
    struct Presentation {
        var surface: Surface
        /// Whether it was asked by an unknown task.
        let isNobodys: Bool
        let key: String?
        let isGuarded: Bool
        let replacesOthers: Bool
        var hostsWork: Bool
        var waiters: [Waiter]
        var phase = Phase.waiting
        var isAskedToClose = false
        /// What shows above it.
        var slot = Slot()

        init(_ request: Request, on surface: Surface, _ waiter: Waiter) {
            self.surface = surface
            isNobodys = request.surface == nil
            key = request.key
            isGuarded = request.isGuarded
            replacesOthers = request.whenTaken == .replace
            hostsWork = request.hostsWork
            waiters = [waiter]
        }
    }

    /// The presentations by name, changed in place.
    struct Presentations {
        private var all: [ModalID: Presentation] = [:]

        var isEmpty: Bool { all.isEmpty }

        subscript(modal: ModalID) -> Presentation? { all[modal] }

        func phase(of modal: ModalID) -> Phase? { all[modal]?.phase }

        /// Those of a kind, in the order in which they were asked for.
        func modals(where isMeant: (Presentation) -> Bool) -> [ModalID] {
            all.filter { isMeant($0.value) }.keys.sorted()
        }

        mutating func insert(_ modal: ModalID, _ presentation: Presentation) {
            all[modal] = presentation
        }

        mutating func update(_ modal: ModalID, _ change: (inout Presentation) -> Void) {
            guard let index = all.index(forKey: modal) else { return }
            change(&all.values[index])
        }

        mutating func remove(_ modal: ModalID) {
            all.removeValue(forKey: modal)
        }
    }
}
