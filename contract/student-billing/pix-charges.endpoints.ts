export const makePixCharge = { method: "POST", url: "/api/v1/students/:id/charges/:chargeId/pix" } as const;
export const checkPixCharge = { method: "POST", url: "/api/v1/students/:id/charges/:chargeId/pix/check" } as const;
