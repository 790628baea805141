extension Double {
    /// The number as a percentage, from 0 to 100.
    package var percent: Int {
        // The floating-point number 0.29 is a little less than 29 percent.
        isNaN ? 0 : Int(min(max(self, 0), 1) * 100 + 0.000_001)
    }
}
