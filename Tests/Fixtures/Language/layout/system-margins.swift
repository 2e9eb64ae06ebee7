// The system's margins of a controller's view.
class Page: UIViewController {
    let box = UIView()
    override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            box.topAnchor.constraint(equalTo: margins.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
    }
}
let page = Page()
window.rootViewController = page
window.layoutIfNeeded()
print(page.box.frame)  // prints: (16.0, 0.0, 343.0, 40.0)
print(page.systemMinimumLayoutMargins.leading, page.viewRespectsSystemMinimumLayoutMargins)  // prints: 16.0 true
print(page.view.layoutMargins)  // prints: UIEdgeInsets(top: 0.0, left: 16.0, bottom: 0.0, right: 16.0)

// Margins of your own count where they are larger, or when the system's do not.
page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 30)
window.layoutIfNeeded()
print(page.box.frame)  // prints: (16.0, 5.0, 329.0, 40.0)
page.viewRespectsSystemMinimumLayoutMargins = false
window.layoutIfNeeded()
print(page.box.frame)  // prints: (10.0, 5.0, 335.0, 40.0)
print(UIView().layoutMargins)  // prints: UIEdgeInsets(top: 8.0, left: 8.0, bottom: 8.0, right: 8.0)
