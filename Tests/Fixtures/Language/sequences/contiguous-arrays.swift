// Arrays that lie in one piece, and what reaches their elements there.
var sizes = ContiguousArray<Int>()
sizes.append(3)
sizes.append(contentsOf: [5, 4])
let sum = sizes.withUnsafeBufferPointer { buffer in
    var sum = 0
    for index in buffer.indices { sum += buffer[index] }
    return sum + buffer.count
}
print(sum, sizes.map { $0 * 2 }, sizes.sorted())  // prints: 15 [6, 10, 8] [3, 4, 5]
var rows: [CGFloat] = [1, 2, 3]
func change(_ body: (inout UnsafeMutableBufferPointer<CGFloat>) -> Void) {
    rows.withUnsafeMutableBufferPointer { body(&$0) }
}
change { buffer in
    for index in 1..<buffer.count { buffer[index] += buffer[index - 1] }
}
print(rows, ContiguousArray(rows).count, ContiguousArray(repeating: 1, count: 2))
// prints: [1.0, 3.0, 6.0] 3 [1, 1]
struct Traces { var counts: ContiguousArray<Int?> = [1, nil] }
print(Traces().counts.compactMap { $0 })  // prints: [1]
