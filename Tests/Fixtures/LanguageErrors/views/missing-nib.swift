// The file is read when its contents are needed.
let table = UITableView()
table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
_ = table.dequeueReusableCell(withIdentifier: "card")  // error 4:5: the nib 'Card' is not in the bundle: a scenario has no nibs
