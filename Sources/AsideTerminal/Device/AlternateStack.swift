#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stack for handlers to run on when a thread has used up its own.
///
/// The main actor is not always on the same thread (on Linux the main queue may move), so each thread gets one when it
/// first needs it, and loses it when it ends.
enum AlternateStack {
    #if !os(tvOS) && !os(watchOS)
        private static let size = 65_536

        /// Where a thread keeps its stack; `nil` where the system has no room left for another key.
        private static let key: pthread_key_t? = {
            var key = pthread_key_t()
            let status = pthread_key_create(&key) { memory in
                var off = stack_t()
                off.ss_flags = Int32(truncatingIfNeeded: SS_DISABLE)
                sigaltstack(&off, nil)
                #if canImport(Darwin)
                    memory.deallocate()
                #else
                    memory?.deallocate()
                #endif
            }
            return status == 0 ? key : nil
        }()

        /// Sees to it that the current thread has one.
        static func prepare() {
            guard let key, pthread_getspecific(key) == nil else { return }
            var current = stack_t()
            // Somebody else may have given it one, such as a sanitizer.
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
        /// There is no such thing here, nor a terminal.
        static func prepare() {}
    #endif
}
