import type { CyclePath } from "#contract/planning/cycles.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { readPortraits, type StudentPortrait } from "../../../../documents/sheet-frame.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { pdfDownload } from "../../../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { findScreened } from "../../../../tables/readiness.ts";
import { readPrintedPairs } from "../../../assessment/posture-photos/documents.ts";
import { findPhotoPairs } from "../../../assessment/posture-photos/workflows/find-photo-pairs.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { findPeopleOnSheet } from "../../macrocycles/queries.ts";
import { comparable, comparisonPdf } from "../documents.ts";
import { findComparedCycle, locateCycle, type NamedCycle } from "../queries.ts";
import { printOf } from "./print-of.ts";

const DIFFER = "Escolha duas avaliações diferentes para comparar.";
const OF_ONE_STUDENT = "As avaliações precisam ser do mesmo aluno.";
const EVALUATED = "Os dois ciclos precisam ter avaliação para comparar.";

interface ComparisonToPrint {
  readonly level: NamedCycle["level"];
  readonly firstId: number;
  readonly secondId: number;
  /** The views to print; undefined, the main ones. */
  readonly photos: readonly PhotoSlot[] | undefined;
  readonly portrait?: StudentPortrait;
}

export async function printComparison(
  dependencies: Dependencies,
  inScope: InScope,
  comparison: ComparisonToPrint,
): Promise<Download<Buffer>> {
  const read = await inScope((scope) => readComparison(scope, comparison));
  const portraits = await readPortraits(read.people, dependencies.photos, comparison.portrait);
  const photos = await readPrintedPairs(read.pairs, dependencies);
  return pdfDownload(dependencies, comparisonPdf({ ...read, portraits, photos, ...printOf(dependencies) }));
}

async function readComparison(scope: Scope, { level, firstId, secondId, photos }: ComparisonToPrint) {
  const one = found(await locateCycle(scope, { level, id: firstId }));
  const other = found(await locateCycle(scope, { level, id: secondId }));
  if (one.id !== other.id) return refuse("cannot_compare", { detail: OF_ONE_STUDENT });
  if (isSame(one, other)) return refuse("cannot_compare", { detail: DIFFER });
  const cycles = [found(await findComparedCycle(scope, one)), found(await findComparedCycle(scope, other))];
  const evaluations = comparable(cycles, await findScreened(scope, one.id));
  if (evaluations.length < 2) return refuse("cannot_compare", { detail: EVALUATED });
  await recordAccess(scope, { studentId: one.id, subject: "evaluation", action: "printed" });
  const pairs = await findPhotoPairs(scope, one.id, evaluations, photos);
  return { evaluations, pairs, people: await findPeopleOnSheet(scope, one.id), reader: scope.actor.role };
}

const isSame = (one: CyclePath, other: CyclePath): boolean =>
  one.mesoId === other.mesoId && one.microId === other.microId;
