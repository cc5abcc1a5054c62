import { expect, it } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { isEndUnknown } from "./data.ts";

const refused = (status: number, code: ApiError["code"]) => new ApiError(status, { code, detail: "" });

it("repeats a payment whose end is unknown, and never one that a new price refused", () => {
  expect(isEndUnknown(refused(0, "dependency_away"))).toBe(true);
  expect(isEndUnknown(refused(409, "payment_under_way"))).toBe(true);
  expect(isEndUnknown(refused(409, "price_changed"))).toBe(false);
  expect(isEndUnknown(refused(422, "invalid"))).toBe(false);
});
