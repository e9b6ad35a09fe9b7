import UIKit

/// A gallery whose status bar follows a tree, with the tree below it.
///
/// It answers UIKit for all screens, as a `TreeController` does. Its own screens are only painted:
/// a header in the colour of the one whose state is current.
final class DemoController: TreeController {
    private let pages: DemoPages
    private var photo: StatusBarTree.Key?
    private let board = DemoBoard()

    init() {
        var tree = StatusBarTree(name: "tabs")
        pages = DemoPages(in: &tree)
        super.init(tree: tree)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    override func loadView() { view = board }

    override func viewDidLoad() {
        super.viewDidLoad()
        board.onTab = { [weak self] in self?.showTab($0) }
        board.onPhoto = { [weak self] in self?.openOrClosePhoto() }
        board.onWish = { [weak self] wish in
            self?.apply { tree in try tree.update(tree.current) { $0 = wish } }
        }
        board.onReveal = { [weak self] in self?.revealFriends() }
        board.onMove = { [weak self] in self?.moveFriends() }
        refresh("Nothing has changed yet.")
    }

    private func showTab(_ index: Int) {
        apply { [pages] in try $0.show(pages.tabs[index]) }
    }

    private func openOrClosePhoto() {
        apply { tree in
            if let photo {
                try tree.remove(photo)
                self.photo = nil
            } else {
                let photo = try tree.add("photo", under: tree.current)
                try tree.update(photo) { $0 = BarState(isHidden: true, style: .lightContent) }
                self.photo = photo
            }
        }
    }

    // What the exercise "Put a state on the path" changes: open, nothing happens; solved, the
    // friends come to the front, whichever tab is selected.
    private func revealFriends() {
        apply { [pages] in try $0.reveal(pages.friends) }
    }

    // What the exercise "Move a state" changes: open, the friends stay where they are; solved, they
    // go under the albums, and back.
    private func moveFriends() {
        let (albums, profile) = (pages.tabs[0], pages.tabs[2])
        apply { [pages] tree in
            let isAway = tree.parent(of: pages.friends) == albums
            _ = try tree.move(pages.friends, under: isAway ? profile : albums)
        }
    }

    /// Changes the tree, lets the bar follow, and shows what has become of it.
    private func apply(_ changes: (inout StatusBarTree) throws -> Void) {
        let old = tree[tree.current]
        do {
            try change(changes)
            // What the exercise "From one state to the next" changes: the transition in words.
            // Open, it is always the same; solved, it says what the bar does.
            refresh("The bar: \(old.transition(to: tree[tree.current]).inWords)")
        } catch {
            refresh("Not possible: \(error)")
        }
    }

    private func refresh(_ news: String) {
        let tab = tree.path.dropFirst().first.flatMap(pages.tabs.firstIndex)
        board.show(tree, tab: tab, hasPhoto: photo != nil, news: news)
    }
}

/// The keys of the screens that are always there.
struct DemoPages {
    let tabs: [StatusBarTree.Key]
    let friends: StatusBarTree.Key

    /// Adds the screens to a tree.
    init(in tree: inout StatusBarTree) {
        do {
            tabs = try ["albums", "search", "profile"].map { try tree.add($0, under: tree.root) }
            try tree.update(tabs[2]) { $0.style = .lightContent }
            try tree.add("posts", under: tabs[2])
            friends = try tree.add("friends", under: tabs[2])
        } catch {
            preconditionFailure("a key of this tree is unknown to it: \(error)")
        }
    }
}

extension BarTransition {
    fileprivate var inWords: String {
        switch self {
        case .none: "nothing to do"
        case .immediate: "changes at once"
        case .animated(.fade): "comes or goes, and fades"
        case .animated(.slide): "comes or goes, and slides"
        case .animated: "changes, with the animation .none"
        }
    }
}
