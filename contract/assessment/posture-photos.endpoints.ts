export const listPosturePhotos = { method: "GET", url: "/api/v1/students/:id/photos" } as const;
export const showPosturePhoto = { method: "GET", url: "/api/posture-photos/:tenant/:key" } as const;
