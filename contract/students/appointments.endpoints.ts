export const findAppointment = { method: "GET", url: "/api/v1/students/:id/appointment" } as const;
export const saveAppointment = { method: "PUT", url: "/api/v1/students/:id/appointment" } as const;
export const removeAppointment = { method: "DELETE", url: "/api/v1/students/:id/appointment" } as const;
