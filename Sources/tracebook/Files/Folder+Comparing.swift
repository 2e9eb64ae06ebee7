import Foundation

extension Folder {
    /// Whether a file has exactly these bytes. It is read piece by piece, for the pages of a large book are
    /// large.
    func holds(_ bytes: [UInt8], at relative: String) throws -> Bool {
        let descriptor = open(shown(relative), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileProblem(shown(relative), "cannot be read", errno: errno) }
        defer { close(descriptor) }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var position = 0
        while true {
            let count = Foundation.read(descriptor, &piece, piece.count)
            if count < 0 { throw FileProblem(shown(relative), "cannot be read", errno: errno) }
            if count == 0 { return position == bytes.count }
            guard position + count <= bytes.count,
                bytes[position..<position + count].elementsEqual(piece[..<count])
            else { return false }
            position += count
        }
    }
}
