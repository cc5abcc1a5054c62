import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  fetchComparisonPdf,
  fetchComparisonPdfWithoutPhotos,
  fetchEvaluationPdfWithoutPhotos,
} from "../../planning/cycles/cycle-calls.ts";
import { fetchFinalResultPdf, fetchFinalResultPdfWithoutPhotos } from "./data.ts";

const asked: URLSearchParams[] = [];

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "http://localhost").searchParams);
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
    expect(asked.map((query) => query.get("photos"))).toEqual(["none", "frontal,dorsal", null]);
  },
);

it("a file that a trainer hands to another app is asked for without photos and without the portrait", async () => {
  await fetchEvaluationPdfWithoutPhotos({ id: 1, macroId: 2, mesoId: 3 });
  await fetchComparisonPdfWithoutPhotos("mesocycle", { firstId: 1, secondId: 2 });
  await fetchFinalResultPdfWithoutPhotos({ id: 1, macroId: 2 });
  const [evaluation, ...others] = asked.map((query) => Object.fromEntries(query));
  expect(evaluation?.portrait).toBe("none");
  const sections = evaluation?.sections?.split(",") ?? [];
  expect(sections).toContain("posture");
  expect(sections).not.toContain("photos");
  expect(others).toEqual([
    { photos: "none", portrait: "none" },
    { photos: "none", portrait: "none" },
  ]);
});
