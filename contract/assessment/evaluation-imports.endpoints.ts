export const findImportedStudents = { method: "POST", url: "/api/v1/evaluation_imports/check" } as const;
export const importEvaluations = { method: "POST", url: "/api/v1/evaluation_imports" } as const;
export const findLastEvaluationImport = { method: "GET", url: "/api/v1/evaluation_imports/last" } as const;
export const undoEvaluationImport = { method: "POST", url: "/api/v1/evaluation_imports/undo" } as const;
export const removeImportedEvaluation = {
  method: "DELETE",
  url: "/api/v1/students/:id/imported_evaluations/:evaluationId",
} as const;
