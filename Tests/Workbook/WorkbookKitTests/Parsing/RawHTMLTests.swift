import SwiftText
import Testing

@testable import ChapterKit

@Suite struct RawHTMLTests {
    @Test(arguments: [
        ("<p>One <b>two</b></p>", "One two"), ("<td>a</td><td>b</td>", "a b"), ("<!-- no -->yes", "yes"),
        ("<script>no</script>yes", "yes"),
        ("<STYLE x>no</STYLE >y</style>yes", "yes"), ("<template>no</template>", ""), ("<styled>yes</styled>", "yes"),
        ("<img src=x alt=\"words\">", "words"), ("a < b & c > d", "a < b & c > d"),
        ("x &lt;y&gt; &amp;lt; &quot;q&quot; it&#39;s", "x <y> &lt; \"q\" it's"),
        ("<never closed", ""), ("<!-- never", ""), ("", ""), ("<", "<"), ("a<1", "a<1"), ("<br/>a<br>b", "a b"),
        ("one\n  two", "one two"),
    ])
    func `the words between the tags are kept`(html: String, text: String) {
        #expect(RawHTML.text(of: html) == text)
    }

    @Test func `text from raw HTML is escaped again`() {
        #expect(body("<div>&lt;script&gt;</div>\n") == "<p>&lt;script&gt;</p>\n")
    }

    @Test func `allowed HTML is written unchanged`() {
        #expect(body("<div a='b'>\nx</div>\n", allowsHTML: true) == "<div a='b'>\nx</div>\n")
    }
}
