export const signIn = { method: "POST", url: "/api/v1/auth/login" } as const;
export const signInAdmin = { method: "POST", url: "/api/v1/admin/auth/login" } as const;
export const signOut = { method: "DELETE", url: "/api/v1/auth/logout" } as const;
export const signOutAdmin = { method: "DELETE", url: "/api/v1/admin/auth/logout" } as const;
export const findInvitation = { method: "GET", url: "/api/v1/auth/invitation" } as const;
export const confirmUserPassword = { method: "PUT", url: "/api/v1/auth/confirm_user_password" } as const;
export const confirmRegister = { method: "GET", url: "/api/v1/auth/confirm_register" } as const;
export const findConfirmation = { method: "GET", url: "/api/v1/auth/confirmation" } as const;
export const enterByConfirmation = { method: "POST", url: "/api/v1/auth/confirmation" } as const;
export const newConfirmRegisterCode = { method: "POST", url: "/api/v1/auth/new_confirm_register_code" } as const;
export const resetPasswordInstructions = { method: "POST", url: "/api/v1/auth/reset_password_instructions" } as const;
export const confirmResetPasswordCode = { method: "POST", url: "/api/v1/auth/confirm_reset_password_code" } as const;
export const resetPassword = { method: "POST", url: "/api/v1/auth/reset_password" } as const;
export const resetAdminPasswordInstructions = {
  method: "POST",
  url: "/api/v1/admin/auth/reset_password_instructions",
} as const;
export const resetAdminPassword = { method: "POST", url: "/api/v1/admin/auth/reset_password" } as const;
export const listSessions = { method: "GET", url: "/api/v1/auth/sessions" } as const;
export const endOwnSession = { method: "DELETE", url: "/api/v1/auth/sessions/:id" } as const;
export const endStudentsSessions = { method: "DELETE", url: "/api/v1/students/:id/sessions" } as const;
export const endTrainersSessions = { method: "DELETE", url: "/api/personal-trainer/:id/sessions" } as const;
export const changePassword = { method: "PUT", url: "/api/v1/auth/password" } as const;
