/// How the cells of a table's column are aligned, by the colons of the row below the header.
package enum ColumnAlignment: String, Sendable {
    case unspecified = "", left, center, right
}
