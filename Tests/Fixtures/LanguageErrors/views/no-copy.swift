let box = UIView()
print(box.copy())  // error 2:7: 'UIView' cannot be copied, as it does not conform to 'NSCopying'
