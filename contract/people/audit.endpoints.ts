export const listAuditEntries = { method: "GET", url: "/api/v1/audit" } as const;
export const listTrainerAuditEntries = { method: "GET", url: "/api/v1/admin/trainers/:id/audit" } as const;
