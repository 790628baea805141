import AsideText

/// A frame and the bytes that draw it, as one line of JSON, for the check in an emulator.
struct Record {
    let frame: Frame
    /// The bytes for a terminal that shows the frame before.
    let changes: String

    /// `changes`, `repaint` (what is sent to a terminal that shows anything), `cursor` as row and column or `null`, and
    /// `cells`: a list of texts for each row, where the second half of a wide character is empty.
    var json: String {
        let cursor = frame.cursor.map { "[\($0.row),\($0.column)]" } ?? "null"
        let cells = (0..<frame.size.rows).map { row in
            let texts = (0..<frame.size.columns).map { column in
                let cell = frame[row, column]
                return cell.width == 0 ? "\"\"" : String(cell.character).json
            }
            return "[\(texts.joined(separator: ","))]"
        }
        return """
            {"changes":\(changes.json),"repaint":\(frame.changes(from: nil).json),"cursor":\(cursor),\
            "cells":[\(cells.joined(separator: ","))]}
            """
    }
}

extension String {
    var json: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\0"..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
