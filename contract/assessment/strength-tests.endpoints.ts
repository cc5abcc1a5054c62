export const listStrengthTests = { method: "GET", url: "/api/v1/strength_tests/student/:studentId" } as const;
export const findStrengthOnDays = { method: "GET", url: "/api/v1/strength_tests/student/:studentId/days" } as const;
export const exchangeStrengthChanges = {
  method: "POST",
  url: "/api/v1/strength_tests/student/:studentId/changes",
} as const;
export const recordStrengthTest = { method: "POST", url: "/api/v1/strength_tests" } as const;
export const updateStrengthTest = { method: "PUT", url: "/api/v1/strength_tests/:id" } as const;
