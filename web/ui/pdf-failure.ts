import { ApiError, sentenceOf } from "../api/api-error.ts";

/** A detail that begins with "Erro: " loses it: the sentence says it once. */
export const pdfFailure = (error: unknown): string =>
  error instanceof ApiError
    ? `Erro ao baixar PDF: ${sentenceOf(error).replace(/^Erro: /, "")}`
    : "Erro desconhecido ao baixar PDF";
