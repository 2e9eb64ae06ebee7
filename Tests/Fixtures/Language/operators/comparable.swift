struct Version: Comparable {
    let major: Int, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let list = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(list.sorted().map { $0.minor }, list.max()!.minor, list[0] >= list[2])  // prints: [9, 0, 1] 1 true
