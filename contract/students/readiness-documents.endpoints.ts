export const listReadinessDocuments = { method: "GET", url: "/api/v1/students/:id/readiness_documents" } as const;
export const signReadinessDocument = { method: "POST", url: "/api/v1/students/:id/readiness_documents" } as const;
