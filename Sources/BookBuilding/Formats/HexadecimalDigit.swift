extension UInt8 {
    /// What this letter of ASCII is worth as a hexadecimal digit, as the tool writes them; nil for capital
    /// letters and all others.
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
