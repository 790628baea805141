/// The hashes that identify a state of a walk.
struct StateKey {
    /// What distinguishes the state from others: ``steady``, and what the screens hold that the flow keeps for later.
    let whole: Int
    /// What has to be the same each time that the same moves are made: what is seen, and the past answers that the memory
    /// distinguishes.
    ///
    /// What the flow keeps is not part of it: a screen that nobody needs any more may be released a little later.
    let steady: Int
    /// What is seen, with how long each sleeping task still sleeps.
    let seen: Int
    /// What is seen, at any time.
    let view: Int
}
