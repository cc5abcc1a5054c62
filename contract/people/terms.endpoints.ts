export const currentTerms = { method: "GET", url: "/api/v1/terms" } as const;
export const findTerms = { method: "GET", url: "/api/v1/terms/:version" } as const;
export const listTermsVersions = { method: "GET", url: "/api/v1/admin/terms" } as const;
export const publishTerms = { method: "PUT", url: "/api/v1/admin/terms" } as const;
export const listConsents = { method: "GET", url: "/api/v1/consents" } as const;
export const giveConsent = { method: "POST", url: "/api/v1/consents" } as const;
