guard screen !== container.selected else { return }
if let old = container.selected {
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
}
container.addChild(screen)
screen.view.frame = container.view.bounds
container.view.addSubview(screen.view)
container.selected = screen
container.setNeedsStatusBarAppearanceUpdate()
