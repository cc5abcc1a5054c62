export const assignPlan = { method: "POST", url: "/api/v1/students/:id/plans", creates: true } as const;
export const endStudentPlan = { method: "PUT", url: "/api/v1/students/:id/plans/:studentPlanId" } as const;
export const waiveCharge = { method: "PUT", url: "/api/v1/students/:id/charges/:chargeId" } as const;
