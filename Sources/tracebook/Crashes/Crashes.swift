import BookBuilding
import CProcess
import Foundation
import Reporting

/// Where this program, in its former lives, crashed: C keeps it as text, as it does not outlive a crash
/// otherwise. A place is its parts with U+001F between them, ended by U+001E.
enum Crashes {
    private static let betweenParts: Character = "\u{1F}"
    private static let behindPlace: Character = "\u{1E}"

    /// What commands give to those who build.
    static var watch: CrashWatch {
        CrashWatch(crashed: Set(places)) { place in
            crash_note(text(of: place))
            #if DEBUG
                provoke(at: place)
            #endif
        }
    }

    private static var places: [CrashWatch.Place] {
        String(cString: crash_places()).split(separator: behindPlace).compactMap { text in
            let parts = text.split(separator: betweenParts, omittingEmptySubsequences: false)
            guard parts.count == 3, let fingerprint = UInt64(parts[2], radix: 16) else { return nil }
            return CrashWatch.Place(
                chapter: String(parts[0]), scenario: String(parts[1]), fingerprint: fingerprint)
        }
    }

    /// Empty for a place that cannot be told apart from others.
    private static func text(of place: CrashWatch.Place) -> String {
        guard !(place.chapter + place.scenario).contains(where: { $0 == betweenParts || $0 == behindPlace })
        else { return "" }
        return [place.chapter, place.scenario, String(place.fingerprint, radix: 16)]
            .joined(separator: String(betweenParts))
    }

    /// Forgets the places that have changed since, for those who build again and again.
    static func forgetAll(but chapters: [String: SourceFile]) {
        guard crash_places().pointee != 0 else { return }
        let now = chapters.mapValues { CrashWatch.fingerprint(of: $0.bytes) }
        let left = places.filter { now[$0.chapter] == $0.fingerprint }
        crash_set_places(left.map { text(of: $0) + String(behindPlace) }.joined())
    }

    #if DEBUG
        /// Crashes where a test asks for it: `TRACEBOOK_CRASH=overflow:SCENARIO`, of a chapter its path.
        private static func provoke(at place: CrashWatch.Place) {
            guard let wish = getenv("TRACEBOOK_CRASH").map({ String(cString: $0) }) else { return }
            let parts = wish.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[1] == (place.scenario.isEmpty ? place.chapter : place.scenario)
            else { return }
            switch parts[0] {
            case "trap": preconditionFailure("a test wants it")
            case "abort": abort()
            case "overflow": _ = overflow(1)
            case "pointer": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
            default: break
            }
        }

        /// Goes deeper than any stack.
        @inline(never) private static func overflow(_ depth: Int) -> Int {
            depth == 0 ? 0 : overflow(depth + 1) + overflow(depth + 2)
        }
    #endif
}
