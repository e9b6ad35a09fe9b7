let old = container.selected
if screen === old { return }
container.selected = screen
old?.willMove(toParent: nil)
old?.view.removeFromSuperview()
old?.removeFromParent()
container.addChild(screen)
container.view.addSubview(screen.view)
screen.view.frame = container.view.bounds
screen.didMove(toParent: container)
container.setNeedsStatusBarAppearanceUpdate()
