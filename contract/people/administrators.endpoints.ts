export const listAdministrators = { method: "GET", url: "/api/v1/admin/administrators" } as const;
export const inviteAdministrator = { method: "POST", url: "/api/v1/admin/administrators" } as const;
export const changeAdministrator = { method: "PUT", url: "/api/v1/admin/administrators/:id" } as const;
export const inviteAgain = { method: "POST", url: "/api/v1/admin/administrators/:id/invitation" } as const;
export const resetAdministratorsAccess = { method: "DELETE", url: "/api/v1/admin/administrators/:id/access" } as const;
export const listActs = { method: "GET", url: "/api/v1/admin/acts" } as const;
