import Foundation

extension Simulator {
    /// A name for a configuration that was given none: another one for each, and the same ones in each run.
    func nextIdentifier() -> UUID {
        let serial = nextSerial()
        let (b3, b2) = (UInt8(truncatingIfNeeded: serial >> 24), UInt8(truncatingIfNeeded: serial >> 16))
        let (b1, b0) = (UInt8(truncatingIfNeeded: serial >> 8), UInt8(truncatingIfNeeded: serial))
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, b3, b2, b1, b0))
    }
}
