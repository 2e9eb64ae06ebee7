import Foundation

extension ComparisonResult: BridgedEnum {}

extension NativeCatalogue {
    /// ComparisonResult.
    func addComparisonResult() {
        addEnumeration(
            ComparisonResult.self, named: "ComparisonResult",
            "In which order two things are."
        ) { t in
            t.means("The first one is less, both are the same, or the first one is greater.")
            t.enumCase("orderedAscending", .orderedAscending)
            t.enumCase("orderedSame", .orderedSame)
            t.enumCase("orderedDescending", .orderedDescending)
        }
    }
}
