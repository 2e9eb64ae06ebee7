let name = UILabel()
view.addSubview(name)
print(
    NSLayoutConstraint.constraints(withVisualFormat: "|-[name-|", options: [], metrics: nil,
        views: ["name": name]).count)
// error 4:5: the format '|-[name-|' is wrong at character 8: ']' is expected
