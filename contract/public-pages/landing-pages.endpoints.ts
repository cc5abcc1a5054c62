export const findLandingPage = { method: "GET", url: "/api/personal-trainer/landing-page/:id" } as const;
export const updateLandingPage = { method: "PUT", url: "/api/personal-trainer/landing-page/:id" } as const;
export const publishLandingPage = { method: "PUT", url: "/api/personal-trainer/landing-page/:id/publication" } as const;
export const changeLandingPageSlug = { method: "PUT", url: "/api/personal-trainer/landing-page/:id/slug" } as const;
export const previewLandingPage = { method: "POST", url: "/api/personal-trainer/landing-page/:id/preview" } as const;
export const showLandingImage = { method: "GET", url: "/api/landing-images/:tenant/:key" } as const;
export const findSupervisedPage = { method: "GET", url: "/api/v1/admin/trainers/:id/page" } as const;
export const supervisePage = { method: "PUT", url: "/api/v1/admin/trainers/:id/page" } as const;
