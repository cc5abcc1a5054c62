export const findReadiness = { method: "GET", url: "/api/v1/students/:id/readiness" } as const;
export const saveReadiness = { method: "PUT", url: "/api/v1/students/:id/readiness" } as const;
