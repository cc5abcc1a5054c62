import { expect, test } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { pdfFailure } from "./pdf-failure.ts";

const refused = (detail: string) => new ApiError(422, { code: "nothing_to_print", detail });

test("a PDF that was not saved says why, and says once that it is an error", () => {
  expect(pdfFailure(refused("Erro: Nenhum treino disponível para download."))).toBe(
    "Erro ao baixar PDF: Nenhum treino disponível para download.",
  );
  expect(pdfFailure(refused("Adicione exercícios ao treino antes de baixar"))).toBe(
    "Erro ao baixar PDF: Adicione exercícios ao treino antes de baixar",
  );
  expect(pdfFailure(new TypeError("x"))).toBe("Erro desconhecido ao baixar PDF");
});
