export const importExercises = { method: "POST", url: "/api/v1/exercise_imports" } as const;
export const importAdminExercises = { method: "POST", url: "/api/v1/admin/exercise_imports" } as const;
export const undoExerciseImport = { method: "POST", url: "/api/v1/exercise_imports/undo" } as const;
export const undoAdminExerciseImport = { method: "POST", url: "/api/v1/admin/exercise_imports/undo" } as const;
