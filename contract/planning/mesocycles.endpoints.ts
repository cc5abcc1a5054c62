const MESOCYCLES = "/api/v1/students/:id/macrocycles/:macroId/mesocycles";
const MESOCYCLE = `${MESOCYCLES}/:mesoId` as const;

export const listMesocycles = { method: "GET", url: MESOCYCLES } as const;
export const createMesocycle = { method: "POST", url: MESOCYCLES, creates: true } as const;
export const findMesocycle = { method: "GET", url: MESOCYCLE } as const;
export const updateMesocycle = { method: "PUT", url: MESOCYCLE } as const;
export const removeMesocycle = { method: "DELETE", url: MESOCYCLE } as const;
export const findTrainings = { method: "GET", url: `${MESOCYCLE}/trainings` } as const;
export const removeTraining = { method: "PUT", url: "/api/v1/mesocycles/:id/training/:trainingId" } as const;
export const findEvaluation = { method: "GET", url: `${MESOCYCLE}/evaluation` } as const;
export const exchangeChanges = { method: "POST", url: `${MESOCYCLE}/evaluation/changes` } as const;
export const findChangePosition = { method: "GET", url: `${MESOCYCLE}/evaluation/changes` } as const;
export const findPhotos = { method: "GET", url: `${MESOCYCLE}/photos` } as const;
export const evaluationPdf = { method: "GET", url: `${MESOCYCLE}/evaluation_pdf` } as const;
export const trainingsPdf = { method: "GET", url: `${MESOCYCLE}/trainings_pdf` } as const;
export const comparisonPdf = {
  method: "GET",
  url: "/api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId",
} as const;
