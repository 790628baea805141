extension ModalQueue {
    /// How far a modal has come.
    enum Phase: Equatable {
        /// In line.
        case waiting
        /// At the head of its surface, whether or not a renderer is there to show it.
        case standing(isShown: Bool)
        /// It has not ended, but a renderer is taking it away, because what stood beneath it has ended.
        case withdrawing
        /// It has ended; a renderer is taking it away.
        case leaving(Ending)

        var isStanding: Bool {
            if case .standing = self { true } else { false }
        }

        var isOpen: Bool {
            if case .leaving = self { false } else { true }
        }

        /// Whether a renderer shows it or is taking it away.
        var isInView: Bool {
            switch self {
            case .waiting, .standing(isShown: false): false
            case .standing(isShown: true), .withdrawing, .leaving: true
            }
        }
    }

    /// What shows on a surface, and what waits to.
    struct Slot {
        var current: ModalID?
        var line = WaitingLine()
    }

    /// A modal from its admission until it has gone.
    struct Presentation {
        var surface: Surface
        /// Whether it was asked by an unknown task.
        let isNobodys: Bool
        let key: QuestionKey?
        let isGuarded: Bool
        let replacesOthers: Bool
        var hostsWork: Bool
        var waiters: Waiters
        var phase = Phase.waiting
        /// Its place in line while it waits.
        var turn = 0
        var isAskedToClose = false
        /// Whether it was asked further down than it stands or waits now.
        var isMovedUp = false
        /// Whether a question from an unknown task would show above it.
        var isPassedByUnknown = false
        /// What shows above it.
        var slot = Slot()

        init(_ request: Request, on surface: Surface, _ waiter: Waiters.Waiter) {
            self.surface = surface
            isNobodys = request.surface == nil
            key = request.key
            isGuarded = request.isGuarded
            replacesOthers = request.whenTaken == .replace
            hostsWork = request.hostsWork
            waiters = Waiters(waiter)
        }

        /// Whether work goes on inside, above which unknown tasks may ask.
        var carriesWork: Bool { hostsWork && phase.isStanding }
    }

    /// The presentations by name, changed in place.
    struct Presentations {
        private var all = SerialRegister<Presentation>()

        var isEmpty: Bool { all.isEmpty }

        subscript(modal: ModalID) -> Presentation? {
            @inline(__always) _read { yield all[modal.serial] }
            @inline(__always) _modify { yield &all[modal.serial] }
        }
    }
}
