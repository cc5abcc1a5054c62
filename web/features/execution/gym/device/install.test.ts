import { expect, it } from "vitest";
import { wayToInstall } from "./install.ts";

const android = { trainings: 2, isInstalled: false, canPrompt: true, userAgent: "Mozilla/5.0 (Linux; Android 15)" };
const iPhone = { ...android, canPrompt: false, userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" };

it("the program is offered from the second training on, by the browser or by the menu of an iPhone", () => {
  expect(wayToInstall(android)).toBe("prompt");
  expect(wayToInstall(iPhone)).toBe("menu");
  expect(wayToInstall({ ...android, trainings: 1 })).toBeNull();
});

it("what is installed, or cannot be, is not offered", () => {
  expect(wayToInstall({ ...iPhone, isInstalled: true })).toBeNull();
  expect(wayToInstall({ ...android, canPrompt: false })).toBeNull();
});
