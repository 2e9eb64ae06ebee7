// What the delegate of a search bar hears: in the field's place, in the field's order.
class Finder: UIViewController, UISearchBarDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 320, height: 56))
    var mayBegin = true
    var mayEnd = true
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        bar.placeholder = "Search"
        bar.searchBarStyle = .minimal
        bar.autocapitalizationType = .none
        view.addSubview(bar)
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        print("begin?")
        return mayBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        print("began", searchBar.isFirstResponder)
        searchBar.setShowsCancelButton(true, animated: true)
    }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        print("end?")
        return mayEnd
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { print("ended") }
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        text != "!"
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        print("'\(searchText)'", searchText == searchBar.text)
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        print("search", searchBar.text ?? "")
        searchBar.resignFirstResponder()
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        print("cancel")
        searchBar.text = nil
        searchBar.showsCancelButton = false
        searchBar.endEditing(true)
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        print("scope", selectedScope, searchBar.selectedScopeButtonIndex)
    }
}
let finder = Finder()
window.rootViewController = finder
finder.mayBegin = false
hand.tap(finder.bar)  // prints: begin?
print(finder.bar.isFirstResponder)  // prints: false
finder.mayBegin = true
hand.tap(finder.bar)
// prints: begin?
// prints: began true
hand.type("ab!")
// prints: 'a' true
// prints: 'ab' true
hand.type("\n")
// prints: search ab
// prints: end?
// prints: ended
print(finder.bar.searchTextField.text ?? "", finder.bar.showsCancelButton)  // prints: ab true
finder.bar.becomeFirstResponder()
// prints: begin?
// prints: began true
hand.tap(finder.bar, at: CGPoint(x: 285, y: 28))
// prints: cancel
// prints: ended
print(finder.bar.text ?? "nil", finder.bar.showsCancelButton)  // prints:  false
finder.bar.scopeButtonTitles = ["all", "new"]
finder.bar.selectedScopeButtonIndex = 0
finder.bar.setShowsScope(true, animated: false)
finder.bar.sizeToFit()
print(finder.bar.bounds.height, finder.bar.showsScopeBar)  // prints: 100.0 true
hand.tap(finder.bar, at: CGPoint(x: 240, y: 74))  // prints: scope 1 1
finder.bar.prompt = "Where?"
finder.bar.barTintColor = .white
finder.bar.isTranslucent = false
class Field: UISearchTextField {}
print(Field().text ?? "nil", type(of: UISearchTextField()))  // prints:  UISearchTextField
// What it asks of the keyboard is kept by its field.
let kept = UISearchBar()
kept.autocorrectionType = .no
kept.spellCheckingType = .no
kept.keyboardType = .emailAddress
kept.keyboardAppearance = .dark
kept.returnKeyType = .done
kept.enablesReturnKeyAutomatically = true
kept.isSecureTextEntry = true
kept.textContentType = .name
print(kept.searchTextField.keyboardType == .emailAddress, kept.searchTextField.isSecureTextEntry)
// prints: true true
let looks: [UISearchBar.Style] = [.default, .prominent, .minimal]
print(looks.map { $0.rawValue })  // prints: [0, 1, 2]
