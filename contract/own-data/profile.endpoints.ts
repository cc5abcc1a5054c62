export const findProfile = { method: "GET", url: "/api/v1/users/me" } as const;
export const updateProfile = { method: "PUT", url: "/api/v1/users/me" } as const;
export const changeLogo = { method: "PUT", url: "/api/v1/users/me/logo" } as const;
export const changeSheets = { method: "PUT", url: "/api/v1/users/me/sheets" } as const;
export const findOwnTrainer = { method: "GET", url: "/api/v1/auth/get_student_personal" } as const;
