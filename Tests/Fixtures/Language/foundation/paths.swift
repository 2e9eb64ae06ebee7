import UIKit

// What messages for debugging make of the name of a file.
let path = "Sources/Layout/Maker.swift" as NSString
print(path.lastPathComponent, path.pathExtension)  // prints: Maker.swift swift
print((path.lastPathComponent as NSString).deletingPathExtension)  // prints: Maker
