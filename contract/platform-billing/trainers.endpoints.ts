export const listTrainers = { method: "GET", url: "/api/user/personal" } as const;
export const exportTrainers = { method: "GET", url: "/api/user/personal/export" } as const;
export const findTrainer = { method: "GET", url: "/api/user/:id" } as const;
export const registerTrainerByAdmin = { method: "POST", url: "/api/personal-trainer" } as const;
export const updateTrainer = { method: "PUT", url: "/api/user/:id" } as const;
export const sendTrainerAccess = { method: "POST", url: "/api/personal-trainer/:id/access" } as const;
export const listAnnouncedPix = { method: "GET", url: "/api/personal-trainer/pix" } as const;
export const answerTrainerPix = { method: "PUT", url: "/api/personal-trainer/:id/pix/:paymentId" } as const;
