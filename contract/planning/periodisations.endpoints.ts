export const createMacrocycle = { method: "POST", url: "/api/v1/students/:id/macrocycles", creates: true } as const;
