// Nil gives a label and a field their usual font back.
let label = UILabel()
label.font = .boldSystemFont(ofSize: 30)
label.font = nil
print(label.font.pointSize)  // prints: 17.0
let field = UITextField()
field.font = .systemFont(ofSize: 9)
print(field.font?.pointSize ?? 0)  // prints: 9.0
field.font = nil
print(field.font?.pointSize ?? 0)  // prints: 17.0
