NumberFormatter().numberStyle = .spellOut
// error 54:13: numbers in the style 'spellOut' are not modelled
