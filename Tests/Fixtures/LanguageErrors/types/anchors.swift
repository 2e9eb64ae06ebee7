view.leadingAnchor.constraint(equalTo: view.topAnchor).isActive = true
// error 1:40: 'constraint(equalTo:)' takes 'NSLayoutAnchor<NSLayoutXAxisAnchor>' here, and this is 'NSLayoutYAxisAnchor'
view.widthAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
// error 3:38: 'constraint(equalTo:constant:)' takes 'NSLayoutAnchor<NSLayoutDimension>' here, and this is 'NSLayoutXAxisAnchor'
