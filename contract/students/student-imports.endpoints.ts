export const findKnownContacts = { method: "POST", url: "/api/v1/student_imports/check" } as const;
export const beginStudentImport = { method: "POST", url: "/api/v1/student_imports" } as const;
export const sendStudentImportRows = { method: "PUT", url: "/api/v1/student_imports/:id/rows" } as const;
export const finishStudentImport = { method: "POST", url: "/api/v1/student_imports/:id/finish" } as const;
export const findLastStudentImport = { method: "GET", url: "/api/v1/student_imports/last" } as const;
export const previewStudentImportUndo = { method: "GET", url: "/api/v1/student_imports/:id/undo" } as const;
export const undoStudentImport = { method: "POST", url: "/api/v1/student_imports/:id/undo" } as const;
