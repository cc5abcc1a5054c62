import { expect, it } from "vitest";
import { pushStateOf } from "./push-state.ts";

const android = {
  knowsPush: true,
  permission: "granted",
  isSubscribed: true,
  isInstalled: false,
  userAgent: "Mozilla/5.0 (Linux; Android 15)",
} as const;
const iPhone = { ...android, knowsPush: false, permission: undefined, isSubscribed: false, userAgent: "iPhone" };

it("a browser gets notices once it was allowed to and has subscribed", () => {
  expect(pushStateOf(android)).toBe("on");
  expect(pushStateOf({ ...android, isSubscribed: false })).toBe("off");
  expect(pushStateOf({ ...android, permission: "default" })).toBe("off");
  expect(pushStateOf({ ...android, permission: "denied" })).toBe("blocked");
});

it("an iPhone gets them in the installed app alone", () => {
  expect(pushStateOf(iPhone)).toBe("needs_install");
  expect(pushStateOf({ ...iPhone, isInstalled: true })).toBe("unsupported");
  expect(pushStateOf({ ...android, userAgent: "iPhone", isInstalled: true })).toBe("on");
  expect(pushStateOf({ ...android, knowsPush: false })).toBe("unsupported");
});
