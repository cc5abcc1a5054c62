import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import * as accounts from "#contract/accounts.ts";
import * as addresses from "#contract/addresses.ts";
import * as audit from "#contract/audit.ts";
import type { Call } from "#contract/call.ts";
import * as history from "#contract/evaluation-history.ts";
import * as exercises from "#contract/exercises.ts";
import * as macrocycles from "#contract/macrocycles.ts";
import * as mesocycles from "#contract/mesocycles.ts";
import * as microcycles from "#contract/microcycles.ts";
import * as muscleGroups from "#contract/muscle-groups.ts";
import * as payments from "#contract/payments.ts";
import * as personalData from "#contract/personal-data.ts";
import * as photos from "#contract/photos.ts";
import * as plans from "#contract/plans.ts";
import * as posturePhotos from "#contract/posture-photos.ts";
import * as profile from "#contract/profile.ts";
import * as registration from "#contract/registration.ts";
import * as strength from "#contract/strength-tests.ts";
import * as imports from "#contract/student-imports.ts";
import * as students from "#contract/students.ts";
import * as system from "#contract/system.ts";
import * as technicalErrors from "#contract/technical-errors.ts";
import * as terms from "#contract/terms.ts";
import * as copies from "#contract/training-copies.ts";
import { createCode } from "../platform/credentials/codes.ts";
import { hashPassword } from "../platform/credentials/passwords.ts";
import { createToken } from "../platform/tokens.ts";
import { nameOf } from "./calls.ts";
import { aPayment, CARDS } from "./cards.ts";
import {
  type AMesocycleOfTheirs,
  anEvaluatedMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  aTraining,
  evaluateMicrocycle,
  evaluationBody,
  exercisesOfType,
  type MesocyclePath,
  type MicrocyclePath,
  resisted,
  saveMicrocycle,
} from "./cycles.ts";
import { anImage } from "./images.ts";
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
import { type Anything, send } from "./send.ts";
import type { TestApp } from "./test-app.ts";

const SAME_PASSWORD = { new_password: PASSWORD, new_password_confirmation: PASSWORD };

/** A student's cycles, all of one macrocycle. */
interface Periodisation {
  /** Evaluated and prescribed. */
  readonly cycle: AMesocycleOfTheirs;
  /** The mesocycle after it, evaluated. */
  readonly second: MesocyclePath;
  /** The weeks of the one after that; the first is prescribed. */
  readonly weeks: readonly MicrocyclePath[];
}

/** A trainer with two students, another trainer with two, a third one with a lapsed subscription and one student, and the administrator. Every student has a prescribed cycle. */
export interface World extends Periodisation {
  readonly ana: Trainer;
  readonly joao: TheirStudent;
  readonly dora: TheirStudent;
  readonly doras: Periodisation;
  readonly bruno: Trainer;
  readonly carla: TheirStudent;
  readonly carlas: Periodisation;
  /** The student that the administrator supports. */
  readonly davi: TheirStudent;
  readonly davis: Periodisation;
  readonly lara: Trainer;
  readonly lia: TheirStudent;
  readonly lias: Periodisation;
  readonly admin: Person;
}

/** A word that is part of a person's name, e-mail and other texts: it shows whose rows an answer contains. */
export const markOf = ({ email }: Person): string => email.slice(0, email.indexOf("@"));

const addressOf = (mark: string): string => `${mark.toLowerCase()}@exemplo.com.br`;

export async function aWorld(prumo: TestApp): Promise<World> {
  const trainer = (first: string, mark: string) =>
    aTrainer(prumo, { name: `${first} ${mark}`, email: addressOf(mark) });
  const student = (theirs: Trainer, first: string, mark: string) =>
    aStudent(prumo, theirs, {
      name: `${first} ${mark}`,
      email: addressOf(mark),
      contact_name: `Mãe de ${mark}`,
      personal_anamnesis: {
        days_of_week: ["monday", "wednesday", "friday"],
        had_lesions: true,
        lesions: `Ombro ${mark}`,
      },
      physiological_anamnesis: { supplements: true, supplements_name: `Creatina ${mark}` },
    });
  const periodisationOf = async (theirs: TheirStudent): Promise<Periodisation> => {
    const mark = markOf(theirs);
    const changes = { name: `Mesociclo ${mark}`, goal: `Hipertrofia ${mark}` };
    const cycle = await aPrescribedMesocycle(prumo, theirs, changes, { observacao: `Devagar, ${mark}` });
    const later = { ...changes, start_date: "2026-03-23", end_date: "2026-04-19" };
    const second = await anEvaluatedMesocycle(prumo, theirs, later, cycle.path);
    const ofWeeks = { ...changes, start_date: "2026-04-20" };
    const { weeks } = await aPrescribedMicrocycle(prumo, theirs, ofWeeks, cycle.path);
    return { cycle, second: second.path, weeks };
  };
  const [ana, bruno, lara] = [
    await trainer("Ana", "Pradofirme"),
    await trainer("Bruno", "Estranhovale"),
    await trainer("Lara", "Vencidamata"),
  ];
  const joao = await student(ana, "João", "Joazito");
  const dora = await student(ana, "Dora", "Doralinda");
  const carla = await student(bruno, "Carla", "Estranhaflor");
  const davi = await student(bruno, "Davi", "Davileve");
  const lia = await student(lara, "Lia", "Liaserena");
  return {
    ana,
    joao,
    ...(await periodisationOf(joao)),
    dora,
    doras: await periodisationOf(dora),
    bruno,
    carla,
    carlas: await periodisationOf(carla),
    davi,
    davis: await periodisationOf(davi),
    lara,
    lia,
    lias: await periodisationOf(lia),
    admin: await anAdmin(prumo),
  };
}

/** For each call that needs a session, arguments that succeed for `ana`, or for the role that may call it. A call without an example fails `access.test.ts`. */
export async function exampleArguments(
  prumo: TestApp,
  { ana, joao, cycle, second, weeks }: Pick<World, "ana" | "joao" | keyof Periodisation>,
): Promise<ReadonlyMap<string, Anything>> {
  const { path } = cycle;
  const macrocycle = { id: path.id, macroId: path.macroId };
  const [exercise = 0] = await exercisesOfType(prumo, joao, "resistence");
  const { body } = await send(prumo.app, mesocycles.findMesocycle, { params: path, as: ana });
  const { lock_version, trainings } = body.mesocycle;
  const paymentInformation = await aPayment(prumo.dependencies.payments, CARDS.approved, { id: 1, installments: 1 });
  const [session] = (await send(prumo.app, accounts.listSessions, { as: ana })).body.sessions;
  const gone = await aStudent(prumo, ana, { name: "Foi Embora" });
  await send(prumo.app, students.setStudentStatus, { params: { id: gone.id }, body: { is_active: false }, as: ana });
  const [week, nextWeek, , lastWeek] = weeks;
  if (!week || !nextWeek || !lastWeek) throw new Error("a mesocycle of four weeks has four");
  const next = { student: joao, path: nextWeek };
  await evaluateMicrocycle(prumo, next);
  const { trainings: nextTrainings, lock_version: nextVersion } = await saveMicrocycle(prumo, next, {
    trainings: [aTraining()],
  });
  // The example of creating a microcycle takes its place.
  await send(prumo.app, microcycles.removeMicrocycle, { params: lastWeek, as: ana });
  const { microcycle } = (await send(prumo.app, microcycles.findMicrocycle, { params: week, as: ana })).body;
  const [tested] = (await send(prumo.app, strength.listStrengthTests, { params: { studentId: joao.id }, as: ana })).body
    .strength_tests;
  const strengthBody = {
    student_id: joao.id,
    muscle_group_id: tested?.muscle_group.id,
    exercise_name: `Rosca de ${markOf(joao)}`,
    repetitions: 8,
    weight: "22,5",
    percentage: 70,
  };
  const macrocycleBody = { name: "Temporada 2027", items_to_be_evaluated: ["somatotype"] };
  const anImport = { id: await aWaitingImport(prumo, ana) };
  const list: readonly (readonly [Call, Anything])[] = [
    [accounts.signOut, {}],
    [accounts.signOutAdmin, {}],
    [accounts.listSessions, {}],
    [accounts.endOwnSession, { params: { id: session?.id } }],
    [accounts.changePassword, { body: { current_password: PASSWORD, ...SAME_PASSWORD } }],
    [audit.listAuditEntries, { querystring: { page: 1, limit: 10 } }],
    [accounts.currentUser, { querystring: { version: "1.0" } }],
    [payments.listPayments, { querystring: { user_id: joao.id, page: 1, limit: 10 } }],
    [payments.findSubscription, {}],
    [payments.subscribe, { body: { paymentInformation } }],
    [profile.findProfile, {}],
    [profile.findOwnTrainer, {}],
    [profile.updateProfile, { body: { user: aProfileDraft() } }],
    [students.listStudents, { querystring: { q: "joao", page: 1, limit: 10, active: "true" } }],
    [students.listStudentsV1, { querystring: { q: "joao" } }],
    [students.findStudent, { params: { id: joao.id } }],
    [posturePhotos.listPosturePhotos, { params: { id: joao.id } }],
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
    [macrocycles.proposeMacrocycle, { params: { id: joao.id } }],
    [macrocycles.updateMacrocycle, { params: macrocycle, body: { ...macrocycleBody, lock_version: 0 } }],
    [macrocycles.findFinalResult, { params: macrocycle }],
    [macrocycles.finalResultPdf, { params: macrocycle }],
    [history.findEvaluationHistory, { params: { id: joao.id } }],
    [mesocycles.listMesocycles, { params: macrocycle }],
    [mesocycles.findMesocycle, { params: path }],
    [mesocycles.findEvaluation, { params: path }],
    [mesocycles.findPhotos, { params: path }],
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
          trainings: trainings.map(({ id }, index) =>
            aTraining({ id, weekdays: index === 0 ? ["1"] : ["3"], exercises: [resisted({ id: exercise })] }),
          ),
        },
      },
    ],
    [mesocycles.evaluationPdf, { params: path, querystring: { sections: "perimeter,photos" } }],
    [mesocycles.trainingsPdf, { params: path }],
    [mesocycles.comparisonPdf, { params: { firstId: path.mesoId, secondId: second.mesoId } }],
    [microcycles.listMicrocycles, { params: week }],
    [microcycles.findMicrocycle, { params: week }],
    [microcycles.findEvaluation, { params: week }],
    [microcycles.findPhotos, { params: week }],
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
      // With the other body than the mesocycle above: the evaluation.
      { params: week, body: evaluationBody(anEvaluation(), microcycle.evaluation_lock_version) },
    ],
    [microcycles.evaluationPdf, { params: week }],
    [microcycles.trainingsPdf, { params: week }],
    [microcycles.comparisonPdf, { params: { firstId: week.microId, secondId: nextWeek.microId } }],
    [technicalErrors.findTechnicalErrors, {}],
    [strength.listStrengthTests, { params: { studentId: joao.id } }],
    [strength.recordStrengthTest, { body: strengthBody }],
    [strength.updateStrengthTest, { params: { id: tested?.id }, body: { ...strengthBody, percentage: 75 } }],
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
    [personalData.findPersonalData, {}],
    [personalData.requestExport, {}],
    [personalData.listErasureRequests, { querystring: { page: 1, limit: 10 } }],
    [personalData.fulfilErasure, { body: await aPendingErasure(prumo) }],
    [personalData.refuseErasure, { body: { ...(await aPendingErasure(prumo)), reason: "Há um processo." } }],
    [personalData.requestErasure, { body: { password: PASSWORD } }],
    [personalData.withdrawErasure, {}],
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

/** A request for erasure by a student of its own. */
async function aPendingErasure(prumo: TestApp) {
  const { id: user_id } = await aStudent(prumo, await aTrainer(prumo, { name: "Gil Convidado" }));
  const { rows } = await prumo.database.owner.query<{ id: number }>(
    "insert into erasure_requests (user_id, state, requested_at) values ($1, 'pending', $2) returning id",
    [user_id, prumo.clock.now()],
  );
  return { request_id: rows[0]?.id ?? 0, user_id };
}

/** For each public call, arguments that succeed. They use accounts that no other example uses. */
export async function publicExamples(prumo: TestApp): Promise<ReadonlyMap<string, Anything>> {
  const { database, clock, dependencies } = prumo;
  const guest = await aTrainer(prumo, { name: "Gil Convidado" });
  const invited = await aStudent(prumo, guest);
  const paymentInformation = await aPayment(dependencies.payments, CARDS.approved, { id: 1, installments: 1 });
  const kept = await dependencies.photos.keep(new Blob([new Uint8Array(await anImage("webp"))]), guest.id);
  const key = "key" in kept ? kept.key : "";
  const { searchParams } = new URL(dependencies.photos.linkTo(key) ?? "", "http://localhost");
  const querystring = Object.fromEntries(searchParams);
  const link = async (userId: number, purpose: string) => {
    const { token, hash } = createToken();
    await database.owner.query(
      `insert into access_links (token_hash, user_id, purpose, created_at, expires_at)
       values ($1, $2, $3, $4::timestamptz, $4::timestamptz + interval '1 day')`,
      [hash, userId, purpose, clock.now()],
    );
    return { token };
  };
  const code = createCode();
  await database.owner.query(
    `insert into access_codes (user_id, purpose, code_hash, created_at, expires_at)
     values ($1, 'reset_password', $2, $3::timestamptz, $3::timestamptz + interval '15 minutes')`,
    [guest.id, await hashPassword(code), clock.now()],
  );
  const zip = (await dependencies.exports.keep(Readable.from(["PK"]))).key;
  const signed = new URLSearchParams(dependencies.exports.queryOf(zip, new Date(clock.now().getTime() + 3_600_000)));
  const aCopy = { params: { key: zip }, querystring: Object.fromEntries(signed) };
  const { email } = guest;
  const admin = await anAdmin(prumo);
  const list: readonly (readonly [Call, Anything])[] = [
    [system.health, {}],
    [system.ready, {}],
    [system.productInfo, {}],
    [photos.showPhoto, { params: { key }, querystring }],
    [posturePhotos.showPosturePhoto, await aPosturePhoto(prumo, guest)],
    [personalData.findExportFile, aCopy],
    [personalData.downloadExport, aCopy],
    [addresses.findPostalCode, { params: { cep: "01310100" } }],
    [plans.listPlans, {}],
    [payments.findCardKey, {}],
    [terms.currentTerms, {}],
    [terms.findTerms, { params: { version: 1 } }],
    [accounts.signIn, { body: { email, password: PASSWORD, students: false } }],
    [accounts.signInAdmin, { body: { email: admin.email, password: PASSWORD } }],
    [registration.registerTrainer, { body: { ...aRegistration(), paymentInformation } }],
    [accounts.confirmRegister, { querystring: await link(guest.id, "confirm_registration") }],
    [accounts.newConfirmRegisterCode, { body: { user: { email, students: false } } }],
    [
      accounts.confirmUserPassword,
      { querystring: await link(invited.id, "confirm_student"), body: { password: PASSWORD } },
    ],
    [accounts.resetPasswordInstructions, { body: { email: invited.email, role_type: "Student" } }],
    [accounts.resetAdminPasswordInstructions, { body: { email: admin.email } }],
    [accounts.confirmResetPasswordCode, { body: { email, role_type: "PersonalTrainer", code } }],
    [accounts.resetPassword, { querystring: await link(guest.id, "reset_password"), body: SAME_PASSWORD }],
    [accounts.resetAdminPassword, { querystring: await link(admin.id, "reset_password"), body: SAME_PASSWORD }],
  ];
  return new Map(list.map(([call, args]) => [nameOf(call), args]));
}

/** A photo's address that works in the trainer's session. */
async function aPosturePhoto({ database, dependencies }: TestApp, { id, token }: Trainer): Promise<Anything> {
  const image = new Blob([new Uint8Array(await anImage("webp"))]);
  const kept = await dependencies.posturePhotos.keep(image, { tenant: id, accountId: id });
  const { rows } = await database.owner.query("select id from sessions where token_hash = sha256($1::text::bytea)", [
    token,
  ]);
  const { src } = dependencies.posturePhotos.linksTo("key" in kept ? kept.key : "", rows[0]?.id);
  const { pathname, searchParams } = new URL(src, "http://localhost");
  const [key, tenant] = pathname.split("/").reverse();
  return { params: { tenant, key }, querystring: Object.fromEntries(searchParams) };
}

/** An import of one student: sent, not yet finished. */
async function aWaitingImport({ app }: TestApp, trainer: Trainer): Promise<number> {
  const body = { key: randomUUID(), file_name: "alunos.xlsx", total: 1 };
  const { id } = (await send(app, imports.beginStudentImport, { body, as: trainer })).body.import;
  const rows = [{ line: 2, student: aStudentDraft() }];
  await send(app, imports.sendStudentImportRows, { params: { id }, body: { rows }, as: trainer });
  return id;
}
