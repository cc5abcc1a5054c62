export const listPhotoMarks = { method: "GET", url: "/api/v1/students/:id/photo_marks" } as const;
export const savePhotoMarks = { method: "PUT", url: "/api/v1/students/:id/photo_marks" } as const;
export const exchangePhotoMarks = { method: "POST", url: "/api/v1/students/:id/photo_marks/changes" } as const;
