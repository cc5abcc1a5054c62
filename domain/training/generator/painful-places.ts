import { folded } from "../../student-import/folded.ts";
import type { LoadedArea } from "./kinds/kind.ts";
import type { PainfulPlace } from "./proposal.ts";

/** As a sentence says them, with the article. */
export const AREA_LABELS: Readonly<Record<LoadedArea, string>> = {
  neck: "a cervical",
  shoulder: "o ombro",
  elbow: "o cotovelo",
  wrist: "o punho",
  thoracic: "a coluna torácica",
  lumbar: "a lombar",
  hip: "o quadril",
  knee: "o joelho",
  ankle: "o tornozelo ou o pé",
};

interface AreaWords {
  readonly area: LoadedArea;
  readonly parts: readonly string[];
}

/** What people write of an area, folded. */
const WORDS: readonly AreaWords[] = [
  { area: "neck", parts: ["cervic", "pescoc", "trapezio", "torcicolo"] },
  { area: "shoulder", parts: ["ombro", "manguito", "supraespinh", "clavicula", "escapula", "acromio"] },
  { area: "elbow", parts: ["cotovelo", "epicondil"] },
  { area: "wrist", parts: ["punho", "carpo", "dedo da mao", "maos", "mao "] },
  { area: "thoracic", parts: ["torac", "meio das costas", "costela"] },
  { area: "lumbar", parts: ["lombar", "lombo", "ciatic", "hernia", "coluna", "costas"] },
  { area: "hip", parts: ["quadril", "virilha", "pubalgia", "bursite trocanter", "piriforme", "gluteo"] },
  { area: "knee", parts: ["joelho", "patel", "menisco", "condromalacia", "ligamento cruzado", "lca"] },
  { area: "ankle", parts: ["tornozelo", "calcanh", "fasciite", "fascite", "aquiles", "panturrilha", " pe ", "pes "] },
];

/** Said of an old lesion that no longer limits. */
const HEALED = ["sem sequela", "recuperad", "curad", "sem limitacao"];

interface Answers {
  readonly had_lesions?: boolean | null | undefined;
  readonly lesions?: string | null | undefined;
  readonly had_pains?: boolean | null | undefined;
  readonly pains?: string | null | undefined;
}

/** One statement: up to a full stop, a semicolon or a line's end. */
const statements = (text: string | null | undefined): readonly string[] =>
  (text ?? "")
    .split(/[.;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The areas that the anamnesis names as painful or injured. A lesion that is said to be healed does not count. */
export function painfulPlacesOf({ had_lesions, lesions, had_pains, pains }: Answers): readonly PainfulPlace[] {
  const said = [...(had_pains ? statements(pains) : []), ...(had_lesions ? statements(lesions) : [])];
  return said.flatMap((statement) => {
    const words = `${folded(statement)} `;
    if (HEALED.some((part) => words.includes(part))) return [];
    return WORDS.filter(({ parts }) => parts.some((part) => words.includes(part))).map(({ area }) => ({
      area,
      said: statement,
    }));
  });
}
