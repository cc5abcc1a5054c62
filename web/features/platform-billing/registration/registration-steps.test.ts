import { describe, expect, it } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { DATA_STEP, firstPlan, PAYMENT_STEP, PLAN_STEP, planFrom, refusedStep } from "./registration-steps.ts";

const refusal = (fields?: Record<string, string>) =>
  new ApiError(422, { code: "invalid", detail: "Confira os campos.", ...(fields && { fields }) });

describe("the step that a refusal leads to", () => {
  it.each([
    ["email", DATA_STEP],
    ["address.zipcode", PAYMENT_STEP],
    ["paymentInformation.plan.id", PLAN_STEP],
    ["paymentInformation.creditCard.number", PAYMENT_STEP],
  ])("asks for %s", (field, step) => expect(refusedStep(refusal({ [field]: "Inválido" }))).toBe(step));

  it("is none for a failure that belongs to no field", () => {
    expect(refusedStep(refusal())).toBeNull();
    expect(refusedStep(ApiError.away())).toBeNull();
    expect(refusedStep(new TypeError("network"))).toBeNull();
    expect(refusedStep(null)).toBeNull();
  });
});

describe("the plan of a draft", () => {
  it("is what the person chose", () => {
    expect(planFrom({ plan: { id: 2, installments: 12, name: "Essencial" } })).toEqual({ id: 2, installments: 12 });
  });

  it.each([[{}], [{ plan: null }], [{ plan: "2" }], [{ plan: { id: 2 } }], [{ plan: { id: "2", installments: 1 } }]])(
    "is none in %j",
    (kept) => expect(planFrom(kept)).toBeNull(),
  );
});

describe("the plan that a registration begins with", () => {
  const kept = { plan: { id: 2, installments: 12 } };

  it("is the one of the address, with the instalments that were chosen for it", () => {
    expect(firstPlan({}, 5)).toEqual({ id: 5, installments: 1 });
    expect(firstPlan(kept, 5)).toEqual({ id: 5, installments: 1 });
    expect(firstPlan(kept, 2)).toEqual({ id: 2, installments: 12 });
  });

  it("is the draft's without one in the address", () => {
    expect(firstPlan(kept, undefined)).toEqual({ id: 2, installments: 12 });
    expect(firstPlan({}, undefined)).toBeNull();
  });
});
