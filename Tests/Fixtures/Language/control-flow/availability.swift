// The newest system is always there.
if #available(iOS 15, *) { print("new") } else { print("old") }  // prints: new
if #unavailable(iOS 15) { print("old") } else { print("new") }  // prints: new
func draw() {
    guard #available(iOS 13, *), view.bounds.width > 100 else { return }
    print("drawn")  // prints: drawn
}
draw()
