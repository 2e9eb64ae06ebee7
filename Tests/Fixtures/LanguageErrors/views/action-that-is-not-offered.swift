let card = UIView(frame: view.bounds)
view.addSubview(card)
device.voiceOver.perform("Open", on: card)
// error 3:1: 'perform' finds no action 'Open' of 'card'
