export const proposeMacrocycle = { method: "GET", url: "/api/v1/students/:id/macrocycles/proposal" } as const;
export const updateMacrocycle = { method: "PUT", url: "/api/v1/students/:id/macrocycles/:macroId" } as const;
export const removeMacrocycle = { method: "DELETE", url: "/api/v1/students/:id/macrocycles/:macroId" } as const;
