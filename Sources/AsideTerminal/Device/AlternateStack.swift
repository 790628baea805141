#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stack for signal handlers, which they need if a thread has used up its own stack.
///
/// The main actor is not always on the same thread, because the main queue may move on Linux. Each thread therefore
/// gets a stack when it first needs one, and loses it when the thread ends.
enum AlternateStack {
    #if !os(tvOS) && !os(watchOS)
        private static let size = 65_536

        /// The key under which a thread keeps its stack; `nil` if the system has no room for another key.
        private static let key: pthread_key_t? = {
            var key = pthread_key_t()
            let status = pthread_key_create(&key) { memory in
                var off = stack_t()
                off.ss_flags = Int32(truncatingIfNeeded: SS_DISABLE)
                sigaltstack(&off, nil)
                // It is optional in one system, and not in another.
                let memory: UnsafeMutableRawPointer? = memory
                memory?.deallocate()
            }
            return status == 0 ? key : nil
        }()

        /// Makes sure that the current thread has a stack.
        static func prepare() {
            guard let key, pthread_getspecific(key) == nil else { return }
            var current = stack_t()
            // Another library, such as a sanitizer, may already have set one.
            guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(truncatingIfNeeded: SS_DISABLE) != 0
            else { return }
            let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            var stack = stack_t()
            stack.ss_sp = memory
            stack.ss_size = numericCast(size)
            guard pthread_setspecific(key, memory) == 0 else { return memory.deallocate() }
            sigaltstack(&stack, nil)
        }
    #else
        /// Does nothing, because this system has no alternate stack and no terminal.
        static func prepare() {}
    #endif
}
