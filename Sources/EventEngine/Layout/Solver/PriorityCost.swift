/// What a unit of a symbol adds to the misses of optional constraints: one number for each priority. Costs
/// are compared by their highest priority first, so that no number of lower ones outweighs a higher one
/// (S-09).
struct PriorityCost {
    /// By descending priority, without zeros.
    private(set) var parts: [(priority: Float, amount: Double)] = []

    /// Amounts that come from rounding alone count as zero.
    private static let tolerance = 1e-9

    init() {}

    /// - Parameter priority: what is not a number counts as none, and what is out of bounds as the bound.
    init(priority: Float, amount: Double) {
        parts = [(priority.isNaN ? 0 : min(max(priority, 0), 1_000), amount)]
    }

    var isZero: Bool { parts.isEmpty }
    /// Whether more of the symbol makes the misses smaller.
    var isNegative: Bool { parts.first.map { $0.amount < 0 } ?? false }

    /// Adds a multiple of another cost.
    mutating func add(_ other: PriorityCost, times factor: Double) {
        guard !other.parts.isEmpty, factor != 0 else { return }
        var sum: [(priority: Float, amount: Double)] = []
        sum.reserveCapacity(parts.count + other.parts.count)
        var (index, otherIndex) = (0, 0)
        while index < parts.count || otherIndex < other.parts.count {
            let mine = index < parts.count ? parts[index].priority : -.infinity
            let others = otherIndex < other.parts.count ? other.parts[otherIndex].priority : -.infinity
            let priority = max(mine, others)
            var amount = 0.0
            if mine == priority {
                amount += parts[index].amount
                index += 1
            }
            if others == priority {
                amount += other.parts[otherIndex].amount * factor
                otherIndex += 1
            }
            if abs(amount) > Self.tolerance { sum.append((priority, amount)) }
        }
        parts = sum
    }
}
