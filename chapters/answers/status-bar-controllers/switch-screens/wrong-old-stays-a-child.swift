guard screen !== container.selected else { return }
if let old = container.selected {
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
}
container.addChild(screen)
screen.view.frame = container.view.bounds
container.view.addSubview(screen.view)
screen.didMove(toParent: container)
container.selected = screen
container.setNeedsStatusBarAppearanceUpdate()
