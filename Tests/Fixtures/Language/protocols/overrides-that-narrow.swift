// What a superclass has for a requirement may be overridden with a narrower type, also where the subclass
// conforms to a protocol that inherits from the superclass's.
class Cell {}
class NamedCell: Cell { let name = "a" }
protocol RowType: AnyObject { var cell: Cell! { get } }
class BaseRow: RowType { var cell: Cell! { nil } }
protocol TaggedRow: RowType { var tag: String { get } }
class Row: BaseRow {
    let own = NamedCell()
    override var cell: Cell { own }
}
final class TextRow: Row, TaggedRow { var tag: String { "text" } }
let rows: [any RowType] = [BaseRow(), Row(), TextRow()]
for row in rows { print(row.cell is NamedCell, row.cell == nil) }
// prints: false true
// prints: true false
// prints: true false
