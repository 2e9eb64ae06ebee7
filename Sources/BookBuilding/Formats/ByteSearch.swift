import Foundation

extension Array where Element == UInt8 {
    /// Where a byte first is in a part of the bytes: with the C library's search, which looks at many
    /// bytes at a time.
    func place(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard let start = part.baseAddress, let found = memchr(start, Int32(byte), part.count) else {
                return nil
            }
            return range.lowerBound + (UnsafeRawPointer(found) - start)
        }
    }

    /// Whether some bytes are at a place, and end at a bound at the latest.
    func has(_ other: [UInt8], at place: Int, before end: Int) -> Bool {
        guard place >= 0, place + other.count <= end, end <= count else { return false }
        return withUnsafeBytes { bytes in
            other.withUnsafeBytes { wanted in
                guard let here = bytes.baseAddress, let start = wanted.baseAddress else { return true }
                return memcmp(here + place, start, wanted.count) == 0
            }
        }
    }
}
