import Foundation

/// What can be seen of a file without reading it; it is another one after nearly every change.
struct FileSight: Equatable {
    private struct Instant: Equatable {
        var seconds: Int
        var nanoseconds: Int

        var text: String { "\(seconds) \(nanoseconds)" }

        init(_ time: timespec) {
            seconds = time.tv_sec
            nanoseconds = time.tv_nsec
        }

        init?(_ text: inout ArraySlice<UInt8>) {
            guard let seconds = FileSight.size(&text), let nanoseconds = FileSight.size(&text) else {
                return nil
            }
            self.seconds = seconds
            self.nanoseconds = nanoseconds
        }
    }

    let kind: FileStatus.Kind
    let size: Int
    private let number: UInt64
    private let modified: Instant
    private let changed: Instant

    /// All of it in numbers, with spaces between them.
    var text: String {
        "\(size) \(number) \(modified.text) \(changed.text)"
    }

    /// Reads such a text of a regular file, and the space behind it; nil for anything else.
    init?(ofFile text: inout ArraySlice<UInt8>) {
        guard let size = Self.size(&text), let number = Self.number(&text),
            let modified = Instant(&text), let changed = Instant(&text)
        else { return nil }
        kind = .file
        self.size = size
        self.number = number
        self.modified = modified
        self.changed = changed
    }

    /// The same for what the system counts with a sign.
    private static func size(_ text: inout ArraySlice<UInt8>) -> Int? {
        number(&text).flatMap(Int.init(exactly:))
    }

    /// Takes the digits of a number and the space behind them from a text.
    private static func number(_ text: inout ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for index in text.indices {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit < 10 else {
                guard text[index] == UInt8(ascii: " "), index > text.startIndex else { return nil }
                text = text[(index + 1)...]
                return number
            }
            let (tens, isLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = tens.addingReportingOverflow(UInt64(digit))
            guard !isLarge, !isLarger else { return nil }
            number = sum
        }
        return nil
    }

    /// Whether the last change was so long before a moment that each later one will be seen: the system's
    /// clock for files advances in steps, of two seconds on some disks.
    func isSettled(at moment: timespec) -> Bool {
        let step = changed.nanoseconds == 0 ? Self.longStep : Self.shortStep
        let now = Double(moment.tv_sec) + Double(moment.tv_nsec) / 1e9
        return Double(changed.seconds) + Double(changed.nanoseconds) / 1e9 + step < now
    }

    /// How many seconds ago its bytes were changed.
    var age: TimeInterval { Date().timeIntervalSince1970 - TimeInterval(modified.seconds) }

    /// In seconds; longer than a step of any clock that counts parts of seconds.
    static let shortStep = 0.02
    private static let longStep = 2.0

    /// Of the file at a path, links followed; nil when there is none.
    init?(path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        self.init(information)
    }

    /// Of a file in a folder, links followed; nil when there is none.
    init?(of name: String, in folder: Folder) {
        var information = stat()
        guard let folder = try? folder.descriptor(), fstatat(folder.number, name, &information, 0) == 0 else {
            return nil
        }
        self.init(information)
    }

    /// Of what is at a name in an open folder, no link followed; nil when nothing is there.
    init?(at name: String, in folder: Descriptor) {
        var information = stat()
        guard fstatat(folder.number, name, &information, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.init(information)
    }

    /// Of an open file.
    init?(descriptor: Int32) {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { return nil }
        self.init(information)
    }

    private init(_ information: stat) {
        kind = FileStatus.Kind(information)
        size = Int(information.st_size)
        number = UInt64(information.st_ino)
        #if canImport(Darwin)
            modified = Instant(information.st_mtimespec)
            changed = Instant(information.st_ctimespec)
        #else
            modified = Instant(information.st_mtim)
            changed = Instant(information.st_ctim)
        #endif
    }
}
