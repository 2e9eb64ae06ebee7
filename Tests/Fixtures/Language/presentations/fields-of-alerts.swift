// The first field of an alert has the keyboard when the alert is there.
let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
alert.addTextField { $0.placeholder = "First" }
alert.addTextField { $0.placeholder = "Last" }
alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
    print(alert.textFields!.map { $0.text ?? "" })
})
viewController.present(alert, animated: true)
device.wait(1)
print(alert.textFields![0].isFirstResponder)
// prints: true
// prints: ["Ada", "L."]
hand.type("Ada")
hand.tap(alert.textFields![1])
hand.type("L.")
hand.tap(alert.actions[0])
