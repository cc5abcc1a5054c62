import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2804:14c:5bb0:1:2:3:4:5", "2804:14c:5bb0:1::/64"],
    ["2804:14C:5BB0:0001:ffff::1", "2804:14c:5bb0:1::/64"],
    ["2804:14c::5", "2804:14c:0:0::/64"],
    ["2804::1:2:3:4:5:6", "2804:0:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["nonsense", ""],
    [undefined, ""],
  ])("of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});
