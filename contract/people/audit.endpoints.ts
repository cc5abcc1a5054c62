export const listAuditEntries = { method: "GET", url: "/api/v1/audit" } as const;
