export const registerTrainer = { method: "POST", url: "/api/v1/auth/registration" } as const;
