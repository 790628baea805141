// error: 'Compound<Value>.Onward' initializer is inaccessible
import Aside

@MainActor func nothing() -> some Step<String> {
    Compound<String> { next in
        Compound<String>.Onward()
    }
}
