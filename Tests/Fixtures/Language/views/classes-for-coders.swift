// The class of an object, as code that looks for its bundle asks for it.
class Card: UIView {}
let cell: UITableViewCell = UITableViewCell()
print(Card().classForCoder == Card.self, cell.classForCoder == UITableViewCell.self)  // prints: true true
print(Bundle(for: Card().classForCoder) == Bundle.main)  // prints: true
