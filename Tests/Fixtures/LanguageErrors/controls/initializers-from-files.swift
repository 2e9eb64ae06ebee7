let image = UIImage(contentsOfFile: "a.png")
let place = URL(fileURLWithPath: "/tmp")  // error 2:13: scenarios do not have 'init(fileURLWithPath:)' of 'URL'
