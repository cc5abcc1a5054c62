export const findGoals = { method: "GET", url: "/api/v1/students/:id/goals" } as const;
export const saveGoals = { method: "PUT", url: "/api/v1/students/:id/goals" } as const;
