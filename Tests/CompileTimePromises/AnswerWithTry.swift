// compiles
import Aside

@MainActor func ask(_ stage: Stage) async {
    // Nothing is answered by an acknowledgement, so nothing is thrown where there is none.
    await stage.alert("Saved")
    let choice = try? await stage.alert("Delete?") {
        Choice("Delete", role: .destructive, true)
        Choice("Keep", role: .cancel, false)
    }
    print(choice == true)
}
