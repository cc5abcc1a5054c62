import type { Mesocycle, MesocyclePath } from "#contract/cycles.ts";
import { ageInYears, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { found, refuse } from "../../platform/http/refusal.ts";
import type { Download } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import type { PdfJob } from "../../platform/pdf/documents.ts";
import { recordAccess } from "../audit/commands.ts";
import { evaluationSheet, type PrintedEvaluation } from "../evaluations/documents.ts";
import { findEvaluation, findPreviousEvaluation } from "../evaluations/queries.ts";
import { listSeriesTypes } from "../exercises/queries.ts";
import { trainingSheets } from "../trainings/documents.ts";
import { findMesocycle, findPeopleOnSheet, type PeopleOnSheet } from "./queries.ts";

type InScope = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;

const PDF = "application/pdf";

/** The evaluation of a mesocycle as a PDF, compared with the one before. */
export async function printEvaluation(parts: Parts, inScope: InScope, path: MesocyclePath): Promise<Download> {
  const { mesocycle, people, evaluation, previous } = await inScope(async (scope) => {
    const mesocycle = found(await findMesocycle(scope, path, parts.clock));
    const evaluation = await findEvaluation(scope, path.mesoId);
    if (evaluation) await recordAccess(scope, { studentId: path.id, what: "evaluation", how: "printed" });
    return {
      mesocycle,
      people: await findPeopleOnSheet(scope, path.id),
      evaluation,
      previous: await findPreviousEvaluation(scope, path.id, mesocycle.start_date),
    };
  });
  if (!evaluation) return refuse("nothing_to_print", { detail: "O aluno ainda não foi avaliado neste mesociclo." });

  const { birthdate, gender, name, photo_key } = people.student;
  const printed = (row: NonNullable<typeof previous>): PrintedEvaluation => ({
    items: row.items,
    evaluatedOn: row.evaluated_on,
    ageYears: birthdate === null ? null : ageInYears(birthdate, row.evaluated_on),
  });
  const input = evaluationSheet({
    frame: frameOf(parts, people),
    student: {
      name,
      gender,
      photo: photo_key ? await parts.photos.readJpeg(photo_key).catch(() => undefined) : undefined,
    },
    macrocycle: mesocycle.macrocycle.name,
    mesocycle: mesocycle.name,
    current: printed(evaluation),
    previous: previous && printed(previous),
  });
  return { bytes: await print(parts, ["evaluation", input]), mediaType: PDF, fileName: fileName(path, mesocycle.name) };
}

/** The trainings of a mesocycle as a PDF, one sheet each. */
export async function printTrainings(parts: Parts, inScope: InScope, path: MesocyclePath): Promise<Download> {
  const { mesocycle, people, seriesTypes } = await inScope(async (scope) => ({
    mesocycle: found(await findMesocycle(scope, path, parts.clock)),
    people: await findPeopleOnSheet(scope, path.id),
    seriesTypes: await listSeriesTypes(scope),
  }));
  if (mesocycle.trainings.length === 0) {
    return refuse("nothing_to_print", { detail: "Erro: Nenhum treino disponível para download." });
  }
  const input = trainingSheets({
    frame: { ...frameOf(parts, people), date: todayInSaoPaulo(parts.clock.now().getTime()) },
    cycles: [mesocycle.macrocycle.name, mesocycle.name],
    period: { from: mesocycle.start_date, to: mesocycle.end_date },
    trainings: mesocycle.trainings,
    seriesTypes: new Map(seriesTypes.map(({ id, description }) => [id, description])),
  });
  const names = mesocycle.trainings.map(({ name }) => name).join(", ");
  return { bytes: await print(parts, ["training", input]), mediaType: PDF, fileName: fileName(path, names) };
}

const print = ({ pdf }: Parts, job: PdfJob): Promise<Buffer> => pdf.render(...job);

const frameOf = ({ config }: Parts, { student, trainer }: PeopleOnSheet) => ({
  product: config.productName,
  trainer: { name: trainer.name, contact: [trainer.phone, trainer.email].filter(Boolean).join(" · ") },
  student: { name: student.name },
});

/** "12.3.45 - Hipertrofia.pdf"; characters that file systems refuse become a dash. */
function fileName({ id, macroId, mesoId }: MesocyclePath, name: Mesocycle["name"]): string {
  const allowed = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").trim();
  // By characters, not by halves of an emoji, which no header can carry.
  const safe = [...allowed].slice(0, 120).join("");
  return `${id}.${macroId}.${mesoId} - ${safe || "sem nome"}.pdf`;
}
