import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchComparisonPdf } from "../../planning/cycles/cycle-calls.ts";
import { fetchFinalResultPdf } from "./data.ts";

const asked: (string | null)[] = [];

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "http://localhost").searchParams.get("photos"));
    return new Response("%PDF-");
  });
});

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

const comparison = (photos?: string[]) => fetchComparisonPdf("mesocycle", { firstId: 1, secondId: 2, photos });
const finalResult = (photos?: string[]) => fetchFinalResultPdf({ id: 1, macroId: 2 }, photos);

it.each([
  ["comparison", comparison],
  ["final result", finalResult],
])(
  "the PDF of a %s without a ticked photo is asked for without photos, not with the main views",
  async (_, fetchPdf) => {
    await fetchPdf([]);
    await fetchPdf(["frontal", "dorsal"]);
    await fetchPdf();
    expect(asked).toEqual(["none", "frontal,dorsal", null]);
  },
);
