// An override may have default values that the method of UIKit does not have.
class Sheet: UIViewController {
    override func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        print("sheet", animated, completion == nil)
    }
    func close() {
        self.dismiss()
        dismiss(animated: false)
    }
}
class Card: Sheet {
    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        print("card", animated)
        super.dismiss()
    }
}
Sheet().close()
// prints: sheet true true
// prints: sheet false true
Card().close()
// prints: card true
// prints: sheet true true
// prints: card false
// prints: sheet true true
