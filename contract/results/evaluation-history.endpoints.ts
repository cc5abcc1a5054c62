export const findEvaluationHistory = { method: "GET", url: "/api/v1/students/:id/evaluations" } as const;
