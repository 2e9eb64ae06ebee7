let segments = UISegmentedControl(items: ["a", "b"])
segments.selectedSegmentIndex = 2  // error 2:1: 'selectedSegmentIndex' has no segment 2: there are 2
