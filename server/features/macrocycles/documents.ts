import type { FinalResult } from "#contract/macrocycles.ts";
import type { DocumentFile } from "../../documents/documents.ts";
import { comparisonInput } from "../evaluations/documents.ts";
import type { PeopleOnSheet } from "./queries.ts";

/** On which day which product prints. */
export interface Print {
  readonly product: string;
  readonly day: string;
}

interface Result extends Print {
  readonly people: PeopleOnSheet;
  readonly result: FinalResult;
}

/** What a macrocycle's evaluated mesocycles changed. */
export function finalResultPdf({ product, day, people, result: { macrocycle, mesocycles } }: Result): DocumentFile {
  const input = comparisonInput({
    ...frameOf(product, people),
    date: day,
    title: "Resultado final",
    macrocycle: macrocycle.name,
    evaluations: mesocycles.map(({ name, evaluated_on, evaluated_items }) => ({
      name,
      evaluatedOn: evaluated_on,
      items: evaluated_items,
    })),
  });
  return { job: ["comparison", input], fileName: `${inFileName(`Resultado final - ${macrocycle.name}`)}.pdf` };
}

/** What stands on every sheet of a periodisation. */
export const frameOf = (product: string, { student, trainer }: PeopleOnSheet) => ({
  product,
  trainer: { name: trainer.name, contact: [trainer.phone, trainer.email].filter(Boolean).join(" · ") },
  student: { name: student.name },
});

/** Characters that file systems refuse become a dash. Cut by characters, not by halves of an emoji, which no header can carry. */
export const inFileName = (name: string): string =>
  [...name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").trim()].slice(0, 120).join("");
