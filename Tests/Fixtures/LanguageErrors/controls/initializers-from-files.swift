let image = UIImage(contentsOfFile: "a.png")  // error 1:13: scenarios do not have 'init(contentsOfFile:)' of 'UIImage'
let place = URL(fileURLWithPath: "/tmp")  // error 2:13: scenarios do not have 'init(fileURLWithPath:)' of 'URL'
