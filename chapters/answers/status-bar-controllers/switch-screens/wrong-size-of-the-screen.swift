guard screen !== container.selected else { return }
if let old = container.selected {
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
}
container.addChild(screen)
container.view.addSubview(screen.view)
screen.didMove(toParent: container)
container.selected = screen
container.setNeedsStatusBarAppearanceUpdate()
