/// Values by serial number, in the order of the numbers.
///
/// Serial numbers only grow, so a new value is nearly always appended, and a binary search finds it without hashing.
/// A removed value leaves an empty entry. The register closes the gaps when half of its entries are empty, so that
/// any number of removals, in any order, costs time in proportion to that number.
struct SerialRegister<Value> {
    private struct Cell {
        let serial: Int
        var value: Value?
    }

    /// The entries.
    ///
    /// The last one is never empty.
    private var entries: [Cell] = []
    /// The index of the first entry that is not empty.
    private var head = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// The value with the lowest number, and that number.
    var first: (serial: Int, value: Value)? {
        guard head < entries.count, let value = entries[head].value else { return nil }
        return (entries[head].serial, value)
    }

    /// All values, in order.
    var values: [Value] { entries[head...].compactMap(\.value) }

    /// All values with their numbers, in order.
    var elements: [(serial: Int, value: Value)] {
        entries[head...].compactMap { entry in entry.value.map { (entry.serial, $0) } }
    }

    /// The value with a number; setting it inserts, replaces or (with `nil`) removes the value.
    ///
    /// A change of a part of the value happens in place.
    subscript(serial: Int) -> Value? {
        @inline(__always) _read {
            if let place = place(of: serial) { yield entries[place].value } else { yield nil }
        }
        @inline(__always) _modify {
            if let place = place(of: serial) {
                yield &entries[place].value
                if entries[place].value == nil { removed(at: place) }
            } else {
                var value: Value?
                yield &value
                if let value { insert(value, serial) }
            }
        }
    }

    // MARK: Entries

    private func place(of serial: Int) -> Int? {
        let place = firstPlace(from: serial)
        guard place < entries.count, entries[place].serial == serial, entries[place].value != nil else { return nil }
        return place
    }

    /// Returns the first index whose number is not lower.
    private func firstPlace(from serial: Int) -> Int {
        guard let last = entries.last, last.serial >= serial else { return entries.count }
        var low = head
        var high = entries.count - 1
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].serial < serial { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func insert(_ value: Value, _ serial: Int) {
        count += 1
        let entry = Cell(serial: serial, value: value)
        let place = firstPlace(from: serial)
        if place == entries.count {
            entries.append(entry)
        } else if place == head, head > 0 {
            head -= 1
            entries[head] = entry
        } else if entries[place].value == nil {
            entries[place] = entry
        } else {
            entries.insert(entry, at: place)
        }
    }

    private mutating func removed(at place: Int) {
        count -= 1
        if count == 0 {
            // A small array is kept, so that a sequence of questions needs no new memory.
            entries.removeAll(keepingCapacity: entries.count <= 64)
            head = 0
            return
        }
        while entries[head].value == nil { head += 1 }
        while let last = entries.last, last.value == nil { entries.removeLast() }
        if entries.count > 32, entries.count > 2 * count {
            entries.removeAll { $0.value == nil }
            head = 0
        }
    }
}
