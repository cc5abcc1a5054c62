export const decideOnStudent = { method: "PUT", url: "/api/v1/students/:id/approval" } as const;
