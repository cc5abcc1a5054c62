const MICROCYCLES = "/api/v1/students/:id/macrocycles/:macroId/mesocycles/:mesoId/microcycles";
const MICROCYCLE = `${MICROCYCLES}/:microId` as const;

export const listMicrocycles = { method: "GET", url: MICROCYCLES } as const;
export const createMicrocycle = { method: "POST", url: MICROCYCLES, creates: true } as const;
export const findMicrocycle = { method: "GET", url: MICROCYCLE } as const;
export const updateMicrocycle = { method: "PUT", url: MICROCYCLE } as const;
export const removeMicrocycle = { method: "DELETE", url: MICROCYCLE } as const;
export const findTrainings = { method: "GET", url: `${MICROCYCLE}/trainings` } as const;
export const removeTraining = { method: "PUT", url: "/api/v1/microcycles/:id/training/:trainingId" } as const;
export const findEvaluation = { method: "GET", url: `${MICROCYCLE}/evaluation` } as const;
export const exchangeChanges = { method: "POST", url: `${MICROCYCLE}/evaluation/changes` } as const;
export const findChangePosition = { method: "GET", url: `${MICROCYCLE}/evaluation/changes` } as const;
export const findPhotos = { method: "GET", url: `${MICROCYCLE}/photos` } as const;
export const evaluationPdf = { method: "GET", url: `${MICROCYCLE}/evaluation_pdf` } as const;
export const trainingsPdf = { method: "GET", url: `${MICROCYCLE}/trainings_pdf` } as const;
export const comparisonPdf = {
  method: "GET",
  url: "/api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId",
} as const;
