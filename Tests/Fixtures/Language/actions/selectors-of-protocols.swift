// Methods of a protocol for Objective-C have names there, also where no class says that it conforms.
@objc(OwnContainer) protocol Container {
    @objc(own_adapt:) func adapt(to traits: UITraitCollection)
    func reset()
}
extension UILabel {
    @objc(own_adapt:) func adapt(to traits: UITraitCollection) { text = "adapted" }
}
let label = UILabel()
let selector = #selector(Container.adapt(to:))
print(NSStringFromSelector(selector), label.responds(to: selector), view.responds(to: selector))
// prints: own_adapt: true false
if label.responds(to: selector) { label.perform(selector, with: label.traitCollection) }
print(label.text ?? "", NSStringFromSelector(#selector(Container.reset)))  // prints: adapted reset
