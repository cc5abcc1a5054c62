export const findRetentions = { method: "GET", url: "/api/v1/retentions" } as const;
export const chooseRetention = { method: "PUT", url: "/api/v1/retentions" } as const;
export const holdData = { method: "PUT", url: "/api/v1/students/:id/retention_holds/:kind" } as const;
export const releaseData = { method: "DELETE", url: "/api/v1/students/:id/retention_holds/:kind" } as const;
