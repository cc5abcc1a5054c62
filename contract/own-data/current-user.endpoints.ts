export const currentUser = { method: "GET", url: "/api/v1/auth/me" } as const;
