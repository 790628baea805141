/// A lottery that draws random moves.
///
/// The fewer times a move was made, the more likely it is drawn.
struct MoveLottery {
    private var state: UInt64

    /// Makes a lottery.
    ///
    /// The same seed draws the same moves.
    init(seed: UInt64) {
        state = seed
    }

    /// Draws one of the moves, given how often each was made; `nil` if there are none.
    mutating func draw(_ counts: [Int]) -> Int? {
        let weights = counts.map { 1 / Double(1 + $0) }
        var ticket = fraction() * weights.reduce(0, +)
        for (move, weight) in weights.enumerated() {
            ticket -= weight
            if ticket < 0 { return move }
        }
        return counts.indices.last
    }

    /// Returns a random number from 0 up to 1, by SplitMix64.
    private mutating func fraction() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        bits ^= bits >> 31
        return Double(bits >> 11) / Double(1 << 53)
    }
}
