// Nobody conforms to a protocol twice; what another protocol implies may be named.
protocol Loud {}; protocol Louder: Loud {}
class Base: Loud {}
class Again: Base, Loud {}  // error 4:20: 'Again' conforms to 'Loud' already, by its superclass 'Base'
class Later: Base {}; extension Later: Loud {}  // error 5:40: 'Later' conforms to 'Loud' already, by its superclass 'Base'
class Implied: Louder, Loud {}
class Below: Base, Louder {}
struct Twice: Loud, Loud {}  // error 8:21: 'Twice' names the protocol 'Loud' twice
struct Apart: Loud {}; extension Apart: Loud {}  // error 9:41: 'Apart' names the protocol 'Loud' twice
class Menu: UIControl, UIContextMenuInteractionDelegate {}  // error 10:24: 'Menu' conforms to 'UIContextMenuInteractionDelegate' already, by its superclass 'UIControl'
class Cell: UITableViewCell, UIGestureRecognizerDelegate {}  // error 11:30: 'Cell' conforms to 'UIGestureRecognizerDelegate' already, by its superclass 'UITableViewCell'
class Table: UITableViewController, UITableViewDelegate {}  // error 12:37: 'Table' conforms to 'UITableViewDelegate' already, by its superclass 'UITableViewController'
class Key: UIView, Hashable {}  // error 13:20: 'Key' conforms to 'Hashable' already, by its superclass 'UIView'
class Own: UIView, UIGestureRecognizerDelegate, UITextFieldDelegate {}
enum Side: Int, Hashable, CaseIterable { case left, right }
