let name = "Ann"
let multi = """
    Dear \(name),
      1 + 1 = \(1 + 1)
    """
print(multi.split(separator: "\n").count, multi)
let raw = #"a \n \#(name)"#
print(raw, "quote\" \u{48}")
print("a" + "b" == "ab", "\(name.count)\(name.uppercased())", "x\("nested \(1)")")
// prints: 2 Dear Ann,
// prints:   1 + 1 = 2
// prints: a \n Ann quote" H
// prints: true 3ANN xnested 1
