// The scalars of a text can be added to, and given to it.
func flag(_ country: String) -> String {
    var flag = ""
    for scalar in country.unicodeScalars {
        flag.unicodeScalars.append(Unicode.Scalar(127397 + scalar.value)!)
    }
    return flag
}
print(flag("DE"))  // prints: 🇩🇪
var text = "abc"
text.unicodeScalars.append(contentsOf: "de".unicodeScalars)
print(text)  // prints: abcde
text.unicodeScalars = "xyz".unicodeScalars
text.unicodeScalars.append("!")
print(text, text.count)  // prints: xyz! 4
