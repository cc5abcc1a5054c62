import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import type { Role } from "#contract/call.ts";
import type { ComparedEvaluation, PrintedPair } from "../../../documents/comparison/input.ts";
import type { DocumentFile } from "../../../documents/documents.ts";
import {
  frameOf,
  type PeopleOnSheet,
  type Portraits,
  type Print,
  readableName,
} from "../../../documents/sheet-frame.ts";
import { comparisonInput } from "../../assessment/evaluations/documents.ts";
import { errorsOf, type listEvaluationsOfMesocycles } from "../../assessment/evaluations/queries.ts";

interface PrintedResult extends Print {
  readonly people: PeopleOnSheet;
  readonly portraits: Portraits;
  readonly reader: Role;
  readonly macrocycle: { readonly name: string };
  readonly evaluations: Awaited<ReturnType<typeof listEvaluationsOfMesocycles>>;
  /** The lists follow the order of the evaluations. */
  readonly strength: readonly ComparedEvaluation["strength"][];
  readonly photos: readonly PrintedPair[];
}

export function finalResultPdf({
  product,
  day,
  people,
  portraits,
  reader,
  macrocycle,
  evaluations,
  strength,
  photos,
}: PrintedResult): DocumentFile {
  const input = comparisonInput({
    ...frameOf(product, people, portraits),
    date: day,
    title: "Resultado final",
    macrocycle: macrocycle.name,
    reader,
    photos,
    comparable: evaluations.map((one) => comparableEvaluation(one.items, one.person, errorsOf(one))),
    evaluations: evaluations.map(({ name, evaluated_on, items }, index) => ({
      name,
      evaluatedOn: evaluated_on,
      items,
      strength: strength[index] ?? [],
    })),
  });
  const last = evaluations.at(-1)?.evaluated_on ?? day;
  return { job: ["comparison", input], fileName: readableName("Resultado final", people.student.name, last) };
}
