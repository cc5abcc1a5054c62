import type { Role } from "#contract/call.ts";
import { comparableEvaluation } from "#contract/comparable-evaluation.ts";
import { formatPhone } from "#domain/brazil.ts";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { shortPersonName } from "#domain/person-name.ts";
import type { ComparedEvaluation, PrintedPair } from "../../documents/comparison/input.ts";
import type { DocumentFile } from "../../documents/documents.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { comparisonInput } from "../evaluations/documents.ts";
import { errorsOf, type listEvaluationsOfMesocycles } from "../evaluations/queries.ts";
import type { PeopleOnSheet } from "./queries.ts";

/** On which day which product prints. */
export interface Print {
  readonly product: string;
  readonly day: string;
}

/** The photos of those who stand on a sheet, as JPEG. */
export interface Portraits {
  readonly student: Buffer | undefined;
  readonly trainer: Buffer | undefined;
  readonly logo?: Buffer | undefined;
}

export async function readPortraits(
  { student, trainer }: PeopleOnSheet,
  { photos }: Pick<Dependencies, "photos">,
): Promise<Portraits> {
  const read = async (key: string | null) => (key === null ? undefined : await photos.readJpeg(key));
  return {
    student: await read(student.photo_key),
    trainer: await read(trainer.photo_key),
    logo: await read(trainer.logo_key),
  };
}

interface Result extends Print {
  readonly people: PeopleOnSheet;
  readonly portraits: Portraits;
  readonly reader: Role;
  readonly macrocycle: { readonly name: string };
  readonly evaluations: Awaited<ReturnType<typeof listEvaluationsOfMesocycles>>;
  /** The strength tests of each evaluation, in the same order. */
  readonly strength: readonly ComparedEvaluation["strength"][];
  readonly photos: readonly PrintedPair[];
}

/** What a macrocycle's evaluated mesocycles changed. */
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
}: Result): DocumentFile {
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

/** What stands on every sheet of a periodisation. */
export const frameOf = (product: string, { student, trainer }: PeopleOnSheet, portraits?: Portraits) => ({
  product,
  trainer: { ...trainerOnSheet(trainer), photo: portraits?.trainer, logo: portraits?.logo },
  student: { name: student.name, photo: portraits?.student },
});

/** How the trainer who hands a sheet over stands on it. */
export const trainerOnSheet = ({
  name,
  cref,
  phone,
  email,
}: Omit<PeopleOnSheet["trainer"], "photo_key" | "logo_key">) => ({
  name,
  cref,
  contact: [phone ? formatPhone(null, phone) : "", email].filter((part) => part !== ""),
});

/** Characters of each part of a name: file systems take 255 bytes, and an accent is two of them. */
const WHAT_LETTERS = 60;

/** "Avaliação Lucas Brandão 11-10-2026.pdf": what it is, whose and of which days. */
export const readableName = (what: string, person: string, ...days: readonly CalendarDate[]): string => {
  const dates = days.map((day) => formatDate(day).replaceAll("/", "-")).join(" e ");
  return `${inFileName(what, WHAT_LETTERS)} ${inFileName(shortPersonName(person), WHAT_LETTERS)} ${dates}.pdf`;
};

/** Characters that file systems refuse become a dash. Cut by characters, not by halves of an emoji, which no header can carry. */
export const inFileName = (name: string, most = 120): string =>
  [...name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").trim()].slice(0, most).join("");
