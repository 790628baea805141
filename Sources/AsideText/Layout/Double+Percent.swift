extension Double {
    /// How many hundredths of a whole it is, from 0 to 100.
    package var percent: Int {
        // 0.29 is a little less than 29 hundredths.
        isNaN ? 0 : Int(min(max(self, 0), 1) * 100 + 0.000_001)
    }
}
