extension ModalQueue {
    /// The state of a modal.
    enum Phase: Equatable {
        /// The modal waits in line.
        case waiting
        /// The modal is the current one of its surface, whether or not a renderer can show it.
        case standing(isShown: Bool)
        /// The modal has not ended, but the renderer is taking it away, because a modal beneath it has ended.
        case withdrawing
        /// The modal has ended, and the renderer is taking it away.
        case leaving(Ending)

        var isStanding: Bool {
            if case .standing = self { true } else { false }
        }

        var isOpen: Bool {
            if case .leaving = self { false } else { true }
        }

        /// Whether a renderer shows the modal or is taking it away.
        var isInView: Bool {
            switch self {
            case .waiting, .standing(isShown: false): false
            case .standing(isShown: true), .withdrawing, .leaving: true
            }
        }
    }

    /// The current modal of a surface, and those that wait.
    struct Slot {
        var current: ModalID?
        var line = WaitingLine()
    }

    /// A modal from its admission until it has gone.
    struct Presentation {
        var surface: Surface
        /// Whether an unknown task asked the question.
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
        /// Whether it was asked on a lower surface than it is on now.
        var isMovedUp = false
        /// Whether a question of an unknown task would be shown above it.
        var isPassedByUnknown = false
        /// The modals above it.
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

        /// Whether work runs inside, above which unknown tasks may ask.
        var carriesWork: Bool { hostsWork && phase.isStanding }
    }

    /// The presentations by identity.
    ///
    /// They are changed in place.
    struct Presentations {
        private var all = SerialRegister<Presentation>()

        var isEmpty: Bool { all.isEmpty }

        subscript(modal: ModalID) -> Presentation? {
            @inline(__always) _read { yield all[modal.serial] }
            @inline(__always) _modify { yield &all[modal.serial] }
        }
    }
}
