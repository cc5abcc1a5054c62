export const findVolumeBand = { method: "GET", url: "/api/v1/volume_band" } as const;
export const saveVolumeBand = { method: "PUT", url: "/api/v1/volume_band" } as const;
export const findPrescriptionCheck = { method: "GET", url: "/api/v1/students/:id/prescription_check" } as const;
export const dismissAdvice = { method: "PUT", url: "/api/v1/students/:id/prescription_check" } as const;
