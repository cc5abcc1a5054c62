export const listReadinessDocuments = { method: "GET", url: "/api/v1/students/:id/readiness_documents" } as const;
export const signReadinessDocument = { method: "POST", url: "/api/v1/students/:id/readiness_documents" } as const;
export const sendCertificate = { method: "POST", url: "/api/v1/students/:id/readiness_documents/certificate" } as const;
export const removeCertificate = {
  method: "DELETE",
  url: "/api/v1/students/:id/readiness_documents/:documentId",
} as const;
export const showCertificate = { method: "GET", url: "/api/readiness-documents/:tenant/:key" } as const;
