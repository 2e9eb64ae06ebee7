// A subscript whose type depends on what the value is cannot be asked for where only the protocol is known.
protocol Row { associatedtype Cell; subscript(index: Int) -> Cell { get } }
extension Array: Row { typealias Cell = Element }
let row: any Row = [1, 2]
print(row[0])  // error 5:7: 'subscript' of a value that is only known as 'Row' is not supported in scenarios
