import { randomUUID } from "node:crypto";
import * as accounts from "#contract/accounts.ts";
import type { Call } from "#contract/call.ts";
import * as exercises from "#contract/exercises.ts";
import * as macrocycles from "#contract/macrocycles.ts";
import * as mesocycles from "#contract/mesocycles.ts";
import * as microcycles from "#contract/microcycles.ts";
import * as muscleGroups from "#contract/muscle-groups.ts";
import * as payments from "#contract/payments.ts";
import * as plans from "#contract/plans.ts";
import * as profile from "#contract/profile.ts";
import * as registration from "#contract/registration.ts";
import * as imports from "#contract/student-imports.ts";
import * as students from "#contract/students.ts";
import * as terms from "#contract/terms.ts";
import * as copies from "#contract/training-copies.ts";
import { nameOf } from "./calls.ts";
import { aPayment, CARDS } from "./cards.ts";
import {
  type AMesocycleOfTheirs,
  anEvaluatedMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  aTraining,
  exercisesOfType,
  type MesocyclePath,
  type MicrocyclePath,
  resisted,
  saveMicrocycle,
} from "./cycles.ts";
import { PASSWORD } from "./password.ts";
import {
  anAdmin,
  aProfileDraft,
  aRegistration,
  aStudent,
  aStudentDraft,
  aTrainer,
  type Person,
  type TheirStudent,
  type Trainer,
} from "./people.ts";
import type { Prumo } from "./prumo.ts";
import { type Anything, send } from "./send.ts";

const SAME_PASSWORD = { new_password: PASSWORD, new_password_confirmation: PASSWORD };

/** One of everybody: a trainer with two students, the first one with a prescribed cycle; a stranger with a student; the administrator. */
export interface World {
  readonly ana: Trainer;
  readonly joao: TheirStudent;
  readonly dora: TheirStudent;
  readonly cycle: AMesocycleOfTheirs;
  /** The mesocycle after it, evaluated. */
  readonly second: MesocyclePath;
  /** The weeks of the one after that; the first is prescribed. */
  readonly weeks: readonly MicrocyclePath[];
  readonly bruno: Trainer;
  readonly carla: TheirStudent;
  readonly admin: Person;
}

export async function aWorld(prumo: Prumo): Promise<World> {
  const ana = await aTrainer(prumo, { name: "Ana Prado" });
  const bruno = await aTrainer(prumo, { name: "Bruno Estranho" });
  const joao = await aStudent(prumo, ana);
  const cycle = await aPrescribedMesocycle(prumo, joao);
  const second = await anEvaluatedMesocycle(
    prumo,
    joao,
    { name: "Mesociclo 2", start_date: "2026-03-23", end_date: "2026-04-19" },
    cycle.path,
  );
  const weeks = await aPrescribedMicrocycle(prumo, joao, { name: "Mesociclo 3", start_date: "2026-04-20" }, cycle.path);
  const carla = await aStudent(prumo, bruno, { name: "Carla Estranha" });
  await aPrescribedMesocycle(prumo, carla);
  await aPrescribedMicrocycle(prumo, carla);
  return {
    ana,
    joao,
    dora: await aStudent(prumo, ana, { name: "Dora" }),
    cycle,
    second: second.path,
    weeks: weeks.weeks,
    bruno,
    carla,
    admin: await anAdmin(prumo),
  };
}

/** For each call, arguments with which the trainer `ana` (or whoever may) succeeds. A call that is not here fails the walk. */
export async function exampleArguments(
  prumo: Prumo,
  { ana, joao, cycle, second, weeks }: World,
): Promise<ReadonlyMap<string, Anything>> {
  const { path } = cycle;
  const macrocycle = { id: path.id, macroId: path.macroId };
  const [exercise = 0] = await exercisesOfType(prumo, joao, "resistence");
  const { body } = await send(prumo.app, mesocycles.findMesocycle, { params: path, as: ana });
  const { lock_version, trainings } = body.mesocycle;
  const paymentInformation = await aPayment(prumo.parts.payments, CARDS.approved, { id: 1, installments: 1 });
  const [session] = (await send(prumo.app, accounts.listSessions, { as: ana })).body.sessions;
  const gone = await aStudent(prumo, ana, { name: "Foi Embora" });
  await send(prumo.app, students.setStudentStatus, { params: { id: gone.id }, body: { is_active: false }, as: ana });
  const [week, nextWeek, , lastWeek] = weeks;
  if (!week || !nextWeek || !lastWeek) throw new Error("a mesocycle of four weeks has four");
  const { trainings: nextTrainings, lock_version: nextVersion } = await saveMicrocycle(
    prumo,
    { student: joao, path: nextWeek },
    { evaluation: true, evaluated_items: anEvaluation(), trainings: [aTraining()] },
  );
  // A new one takes its place.
  await send(prumo.app, microcycles.removeMicrocycle, { params: lastWeek, as: ana });
  const { microcycle } = (await send(prumo.app, microcycles.findMicrocycle, { params: week, as: ana })).body;
  const macrocycleBody = { name: "Temporada 2027", items_to_be_evaluated: ["somatotype"] };
  const anImport = { id: await aWaitingImport(prumo, ana) };
  const list: readonly (readonly [Call, Anything])[] = [
    [accounts.signOut, {}],
    [accounts.signOutAdmin, {}],
    [accounts.listSessions, {}],
    [accounts.endOwnSession, { params: { id: session?.id } }],
    [accounts.changePassword, { body: { current_password: PASSWORD, ...SAME_PASSWORD } }],
    [accounts.currentUser, { querystring: { version: "1.0" } }],
    [plans.listPlans, {}],
    [payments.findCardKey, {}],
    [payments.listPayments, { querystring: { user_id: joao.id, page: 1, limit: 10 } }],
    [payments.subscribe, { body: { paymentInformation } }],
    [registration.registerTrainer, { body: { ...aRegistration(), paymentInformation } }],
    [profile.findProfile, {}],
    [profile.findOwnTrainer, {}],
    [profile.updateProfile, { body: { user: aProfileDraft() } }],
    [students.listStudents, { querystring: { q: "joao", page: 1, limit: 10, active: "true" } }],
    [students.listStudentsV1, { querystring: { q: "joao" } }],
    [students.findStudent, { params: { id: joao.id } }],
    [students.registerStudent, { body: { student: aStudentDraft() } }],
    [students.updateStudent, { params: { id: joao.id }, body: { student: aStudentDraft() } }],
    [students.setStudentStatus, { params: { id: joao.id }, body: { is_active: true } }],
    [students.notifyChangesSeen, { params: { id: joao.id } }],
    [students.resendAccess, { params: { id: joao.id }, body: { type: "Student" } }],
    [students.exportStudents, { querystring: { q: "joao", active: "true" } }],
    [imports.findKnownContacts, { body: { emails: [joao.email], cellphones: ["11912345678"] } }],
    [imports.beginStudentImport, { body: { key: randomUUID(), file_name: "alunos.xlsx", total: 1 } }],
    [imports.sendStudentImportRows, { params: anImport, body: { rows: [{ line: 2, student: aStudentDraft() }] } }],
    [imports.finishStudentImport, { params: anImport, body: { invite: true } }],
    [imports.findLastStudentImport, {}],
    [imports.previewStudentImportUndo, { params: anImport }],
    [imports.undoStudentImport, { params: anImport }],
    [students.removeStudent, { params: { id: gone.id } }],
    [macrocycles.createMacrocycle, { params: { id: joao.id }, body: macrocycleBody }],
    [macrocycles.updateMacrocycle, { params: macrocycle, body: { ...macrocycleBody, lock_version: 0 } }],
    [macrocycles.findFinalResult, { params: macrocycle }],
    [macrocycles.finalResultPdf, { params: macrocycle }],
    [mesocycles.listMesocycles, { params: macrocycle }],
    [mesocycles.findMesocycle, { params: path }],
    [mesocycles.findEvaluation, { params: path }],
    [mesocycles.findTrainings, { params: path }],
    [
      mesocycles.createMesocycle,
      {
        params: macrocycle,
        body: { name: "Mesociclo 9", goal: "Força", start_date: "2026-09-01", end_date: "2026-09-28" },
      },
    ],
    [
      mesocycles.updateMesocycle,
      {
        params: path,
        body: {
          lock_version,
          name: "Mesociclo 1",
          goal: "Hipertrofia",
          start_date: "2026-02-23",
          end_date: "2026-03-22",
          evaluation: true,
          evaluated_items: anEvaluation(),
          trainings: trainings.map(({ id }, index) =>
            aTraining({ id, weekdays: index === 0 ? ["1"] : ["3"], exercises: [resisted({ id: exercise })] }),
          ),
        },
      },
    ],
    [mesocycles.evaluationPdf, { params: path }],
    [mesocycles.trainingsPdf, { params: path }],
    [mesocycles.comparisonPdf, { params: { firstId: path.mesoId, secondId: second.mesoId } }],
    [microcycles.listMicrocycles, { params: week }],
    [microcycles.findMicrocycle, { params: week }],
    [microcycles.findEvaluation, { params: week }],
    [microcycles.findTrainings, { params: week }],
    [
      microcycles.createMicrocycle,
      {
        params: week,
        body: { name: "Microciclo 4", goal: "Força", start_date: "2026-05-11", end_date: "2026-05-17" },
      },
    ],
    [
      microcycles.updateMicrocycle,
      {
        params: week,
        body: {
          lock_version: microcycle.lock_version,
          name: "Microciclo 1",
          goal: "Hipertrofia",
          start_date: microcycle.start_date,
          end_date: microcycle.end_date,
          evaluation: true,
          evaluated_items: anEvaluation(),
          trainings: microcycle.trainings.map(({ id }, index) =>
            aTraining({ id, weekdays: index === 0 ? ["1"] : ["3"], exercises: [resisted({ id: exercise })] }),
          ),
        },
      },
    ],
    [microcycles.evaluationPdf, { params: week }],
    [microcycles.trainingsPdf, { params: week }],
    [microcycles.comparisonPdf, { params: { firstId: week.microId, secondId: nextWeek.microId } }],
    [copies.listMesocyclesToCopy, { params: { id: joao.id } }],
    [copies.listMicrocyclesToCopy, { params: { id: joao.id } }],
    [
      copies.copyTrainings,
      {
        querystring: {
          idStudent: joao.id,
          idMesocycles: second.mesoId,
          idMicrocyclesOrigin: week.microId,
          library: "false",
          isMicrocycle: "false",
        },
      },
    ],
    [exercises.listExercises, { querystring: { q: "supino", exercise_type: "resistence", my_library: "false" } }],
    [exercises.suggestExercises, { params: { id: path.mesoId, index: 0 }, querystring: { q: "a" } }],
    [exercises.suggestExercisesInMicrocycle, { params: { id: week.microId, index: 0 }, querystring: { q: "a" } }],
    [exercises.listTechniques, { querystring: { q: "set" } }],
    [exercises.listSeriesTypes, {}],
    [exercises.listTrainingMethods, { querystring: { q: "a" } }],
    [muscleGroups.listMuscleGroups, {}],
    [terms.currentTerms, {}],
    [terms.findTerms, { params: { version: 1 } }],
    [terms.listTermsVersions, {}],
    [terms.listConsents, {}],
    [terms.giveConsent, { body: { version: 1 } }],
    [terms.publishTerms, { body: { version: 1, description: "<h2>Termos</h2><p>Nova versão.</p>" } }],
    [mesocycles.removeTraining, { params: { id: path.mesoId, trainingId: trainings[0]?.id } }],
    [
      microcycles.removeTraining,
      {
        params: { id: nextWeek.microId, trainingId: nextTrainings[0]?.id },
        body: { lock_version: nextVersion },
      },
    ],
    [microcycles.removeMicrocycle, { params: nextWeek }],
    [mesocycles.removeMesocycle, { params: path }],
    [macrocycles.removeMacrocycle, { params: macrocycle }],
  ];
  return new Map(list.map(([call, args]) => [nameOf(call), args]));
}

/** An import of one student, sent and not yet finished. */
async function aWaitingImport({ app }: Prumo, trainer: Trainer): Promise<number> {
  const body = { key: randomUUID(), file_name: "alunos.xlsx", total: 1 };
  const { id } = (await send(app, imports.beginStudentImport, { body, as: trainer })).body.import;
  const rows = [{ line: 2, student: aStudentDraft() }];
  await send(app, imports.sendStudentImportRows, { params: { id }, body: { rows }, as: trainer });
  return id;
}
