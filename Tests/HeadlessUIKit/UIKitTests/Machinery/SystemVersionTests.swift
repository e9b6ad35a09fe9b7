import Testing
@_spi(Simulator) import UIKit

@Suite struct SystemVersionTests {
    @Test func `versions are compared as numbers, not as strings`() {
        #expect(Phone.SystemVersion("9.3") < Phone.SystemVersion("10.0"))
        #expect(Phone.SystemVersion("12.4") < Phone.SystemVersion("12.10"))
        #expect(Phone.SystemVersion("13.0") == 13)
        #expect(Phone.SystemVersion("12.4") >= 12)
    }

    @Test func `a version's description contains its major and minor number`() {
        #expect(Phone.SystemVersion("12.4").description == "12.4")
    }

    @Test func `a part that is missing or isn't a number is 0`() {
        #expect(Phone.SystemVersion("17").description == "17.0")
        #expect(Phone.SystemVersion("x.2").description == "0.2")
        #expect(Phone.SystemVersion("").description == "0.0")
    }
}
