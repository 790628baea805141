// error: 'Compound<Value>.Continued' initializer is inaccessible
import Aside

@MainActor func nothing() -> some Step<String> {
    Compound<String> { next in
        Compound<String>.Continued()
    }
}
