let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
hand.tap(item)  // error 2:1: 'tap' cannot touch the item 'Edit', which is not shown
