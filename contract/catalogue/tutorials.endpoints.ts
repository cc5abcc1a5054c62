export const listTutorials = { method: "GET", url: "/api/v1/tutorials" } as const;
export const listAdminTutorials = { method: "GET", url: "/api/v1/admin/tutorials" } as const;
export const createTutorial = { method: "POST", url: "/api/v1/admin/tutorials", creates: true } as const;
export const updateTutorial = { method: "PUT", url: "/api/v1/admin/tutorials/:id" } as const;
export const removeTutorial = { method: "DELETE", url: "/api/v1/admin/tutorials/:id" } as const;
