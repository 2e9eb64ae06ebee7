// What a headset asks for is a kind of event that scenarios do not have; its names are there to be compared.
let kinds: [UIEvent.EventSubtype] = [
    .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
    .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
    .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
]
print(kinds.map(\.rawValue) == Array(100...109))  // prints: true
class Player: UIView {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        switch motion {
        case .remoteControlTogglePlayPause: print("play")
        case .motionShake: print("shaken")
        default: print("other")
        }
    }
}
Player().motionBegan(.motionShake, with: nil)  // prints: shaken
Player().motionBegan(.remoteControlTogglePlayPause, with: nil)  // prints: play
