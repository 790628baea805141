import Aside

extension StagePicture.Item {
    private enum Key: String, CodingKey {
        case kind, label, disabled, busy, text, secure, optional, placeholder, error, least, most, format, suggestions
        case on, options, fewest, greatest, fraction, detail, role, items
    }

    /// Reads an element.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: An error if the data is not an element.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        kind = try values.decode(Kind.self, forKey: .kind)
        label = try values.decode(String.self, forKey: .label)
        isEnabled = try values.decodeIfPresent(Bool.self, forKey: .disabled) != true
        isBusy = try values.decodeIfPresent(Bool.self, forKey: .busy) ?? false
        text = try values.decodeIfPresent(String.self, forKey: .text)
        isSecure = try values.decodeIfPresent(Bool.self, forKey: .secure) ?? false
        isOptional = try values.decodeIfPresent(Bool.self, forKey: .optional) ?? false
        placeholder = try values.decodeIfPresent(String.self, forKey: .placeholder)
        error = try values.decodeIfPresent(String.self, forKey: .error)
        least = try values.decodeIfPresent(String.self, forKey: .least)
        most = try values.decodeIfPresent(String.self, forKey: .most)
        format = try values.decodeIfPresent(String.self, forKey: .format)
        suggestions = try values.decodeIfPresent([String].self, forKey: .suggestions) ?? []
        isOn = try values.decodeIfPresent(Bool.self, forKey: .on)
        options = try values.decodeIfPresent([WrittenOption].self, forKey: .options)?.map(\.option) ?? []
        fewest = try values.decodeIfPresent(Int.self, forKey: .fewest)
        greatest = try values.decodeIfPresent(Int.self, forKey: .greatest)
        fraction = try values.decodeIfPresent(Double.self, forKey: .fraction)
        detail = try values.decodeIfPresent(String.self, forKey: .detail)
        role = try values.decodeIfPresent(Role.self, forKey: .role)
        items = try values.decodeIfPresent([Self].self, forKey: .items) ?? []
    }

    /// Writes an element.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(kind, forKey: .kind)
        try values.encode(label, forKey: .label)
        if !isEnabled { try values.encode(true, forKey: .disabled) }
        if isBusy { try values.encode(true, forKey: .busy) }
        try values.encodeIfPresent(text, forKey: .text)
        if isSecure { try values.encode(true, forKey: .secure) }
        if isOptional { try values.encode(true, forKey: .optional) }
        try values.encodeIfPresent(placeholder, forKey: .placeholder)
        try values.encodeIfPresent(error, forKey: .error)
        try values.encodeIfPresent(least, forKey: .least)
        try values.encodeIfPresent(most, forKey: .most)
        try values.encodeIfPresent(format, forKey: .format)
        if !suggestions.isEmpty { try values.encode(suggestions, forKey: .suggestions) }
        try values.encodeIfPresent(isOn, forKey: .on)
        if !options.isEmpty { try values.encode(options.map(WrittenOption.init), forKey: .options) }
        try values.encodeIfPresent(fewest, forKey: .fewest)
        try values.encodeIfPresent(greatest, forKey: .greatest)
        try values.encodeIfPresent(fraction, forKey: .fraction)
        try values.encodeIfPresent(detail, forKey: .detail)
        try values.encodeIfPresent(role, forKey: .role)
        if !items.isEmpty { try values.encode(items, forKey: .items) }
    }
}

/// An option in its encoded form, without unused parts.
private struct WrittenOption: Codable {
    var label: String
    var selected: Bool?
    var detail: String?
    var group: String?
    var unavailable: String?

    init(_ option: ListOption) {
        label = option.label
        selected = option.isSelected ? true : nil
        detail = option.detail
        group = option.group
        unavailable = option.unavailable
    }

    var option: ListOption {
        ListOption(label, isSelected: selected == true, detail: detail, group: group, unavailable: unavailable)
    }
}
