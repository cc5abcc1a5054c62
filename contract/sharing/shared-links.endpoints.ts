export const shareDocument = { method: "POST", url: "/api/v1/students/:id/shared_links" } as const;
export const listSharedLinks = { method: "GET", url: "/api/v1/students/:id/shared_links" } as const;
export const revokeSharedLink = { method: "DELETE", url: "/api/v1/students/:id/shared_links/:linkId" } as const;
export const mailDocument = { method: "POST", url: "/api/v1/students/:id/shared_links/mail" } as const;
export const findSharedLink = { method: "GET", url: "/api/v1/shared/:token" } as const;
export const readSharedTrainings = { method: "POST", url: "/api/v1/shared/:token/trainings" } as const;
export const openSharedLink = { method: "POST", url: "/api/v1/shared/:token" } as const;
