struct Matrix {
    var rows: [[Double]]
    subscript(_ r: Int, _ c: Int) -> Double {
        get { rows[r][c] }
        set { rows[r][c] = newValue }
    }
    static subscript(size: Int) -> Matrix { Matrix(rows: Array(repeating: Array(repeating: 0, count: size), count: size)) }
}
var m = Matrix[2]
m[0, 1] = 2
m[0, 1] *= 4
print(m.rows, m[1, 1])  // prints: [[0.0, 8.0], [0.0, 0.0]] 0.0
