export const findReadinessTexts = { method: "GET", url: "/api/v1/readiness_texts" } as const;
export const saveReadinessTexts = { method: "PUT", url: "/api/v1/readiness_texts" } as const;
