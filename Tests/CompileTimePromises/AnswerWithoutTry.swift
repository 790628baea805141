// error: call can throw, but it is not marked with 'try'
import Aside

@MainActor func ask(_ stage: Stage) async {
    let choice = await stage.alert("Delete?") {
        Choice("Delete", role: .destructive, true)
        Choice("Keep", role: .cancel, false)
    }
    print(choice)
}
