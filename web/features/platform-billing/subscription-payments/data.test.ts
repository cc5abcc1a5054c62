import { expect, it } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { isUnanswered } from "./data.ts";

const refused = (status: number, code: ApiError["code"]) => new ApiError(status, { code, detail: "" });

it("repeats a payment whose end is unknown, and never one that a new price refused", () => {
  expect(isUnanswered(refused(0, "dependency_away"))).toBe(true);
  expect(isUnanswered(refused(409, "payment_under_way"))).toBe(true);
  expect(isUnanswered(refused(409, "price_changed"))).toBe(false);
  expect(isUnanswered(refused(422, "invalid"))).toBe(false);
});
