export const listMuscleGroups = { method: "GET", url: "/api/v1/muscle-groups" } as const;
export const listAdminMuscleGroups = { method: "GET", url: "/api/v1/admin/muscle-groups" } as const;
export const createMuscleGroup = { method: "POST", url: "/api/v1/admin/muscle-groups" } as const;
export const findMuscleGroup = { method: "GET", url: "/api/v1/admin/muscle-groups/:id" } as const;
export const renameMuscleGroup = { method: "PUT", url: "/api/v1/admin/muscle-groups/:id" } as const;
export const removeMuscleGroup = { method: "DELETE", url: "/api/v1/admin/muscle-groups/:id" } as const;
