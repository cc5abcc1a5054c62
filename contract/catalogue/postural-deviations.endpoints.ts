export const listPosturalDeviations = { method: "GET", url: "/api/v1/postural-deviations" } as const;
export const listAdminPosturalDeviations = { method: "GET", url: "/api/v1/admin/postural-deviations" } as const;
export const createPosturalDeviation = { method: "POST", url: "/api/v1/admin/postural-deviations" } as const;
export const updatePosturalDeviation = { method: "PUT", url: "/api/v1/admin/postural-deviations/:id" } as const;
export const removePosturalDeviation = { method: "DELETE", url: "/api/v1/admin/postural-deviations/:id" } as const;
