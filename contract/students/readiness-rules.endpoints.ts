export const listReadinessRules = { method: "GET", url: "/api/v1/admin/readiness_rules" } as const;
export const saveReadinessRule = { method: "PUT", url: "/api/v1/admin/readiness_rules/:state" } as const;
export const removeReadinessRule = { method: "DELETE", url: "/api/v1/admin/readiness_rules/:state" } as const;
