import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text.ts";
import { toast } from "./toast.ts";

const FAILED = "Erro ao copiar para área de transferência";

beforeEach(() => {
  vi.spyOn(toast, "success").mockReturnValue(undefined);
  vi.spyOn(toast, "failure").mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a copied text is told of", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await copyText("abc", { success: "Copiado" });
  expect(writeText).toHaveBeenCalledWith("abc");
  expect(toast.success).toHaveBeenCalledExactlyOnceWith("Copiado");
  expect(toast.failure).not.toHaveBeenCalled();
});

it.each([
  ["refuses", { clipboard: { writeText: () => Promise.reject(new Error("no")) } }],
  ["has no clipboard, as over plain HTTP", {}],
])("a text is told not to be copied where the browser %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  await copyText("abc", { success: "Copiado" });
  await copyText("abc", { success: "Copiado", failure: "Selecione e copie." });
  expect(vi.mocked(toast.failure).mock.calls).toEqual([
    [null, FAILED],
    [null, "Selecione e copie."],
  ]);
  expect(toast.success).not.toHaveBeenCalled();
});
