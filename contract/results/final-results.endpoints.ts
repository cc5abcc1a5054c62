export const findFinalResult = {
  method: "GET",
  url: "/api/v1/students/:id/macrocycles/:macroId/final_result",
} as const;
export const finalResultPdf = {
  method: "GET",
  url: "/api/v1/students/:id/macrocycles/:macroId/final_result_pdf",
} as const;
