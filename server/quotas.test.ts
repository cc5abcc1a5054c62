import { expect, it } from "vitest";
import { writeComment } from "#contract/execution/comments.ts";
import { createMesocycle } from "#contract/planning/mesocycles.ts";
import { createMacrocycle } from "#contract/planning/periodisations.ts";
import { createSubscriptionPlan, removeSubscriptionPlan } from "#contract/platform-billing/plans.ts";
import { addToLibrary, removeFromLibrary } from "#contract/prescription/library.ts";
import { beginStudentImport } from "#contract/students/student-imports.ts";
import { registerStudent } from "#contract/students/students.ts";
import { QUOTAS, type Quotas } from "./quotas.ts";
import { aStudent, aStudentDraft, aTrainer, type Person, type Trainer } from "./testing/people.ts";
import { send } from "./testing/send.ts";
import { aComment, aTrainingOf, consent } from "./testing/steps/comments.ts";
import { aMacrocycle, aMesocycle, aMesocycleDraft, aTraining } from "./testing/steps/cycles.ts";
import { aLibraryEntry } from "./testing/steps/library.ts";
import { importsOf, rowsOf, several } from "./testing/steps/student-imports.ts";
import { DAY_MS, startTestApp } from "./testing/test-app.ts";

const quotas: Quotas = {
  students: { ...QUOTAS.students, max: 3 },
  macrocyclesPerStudent: { ...QUOTAS.macrocyclesPerStudent, max: 2 },
  mesocyclesPerMacrocycle: { ...QUOTAS.mesocyclesPerMacrocycle, max: 2 },
  openImports: { ...QUOTAS.openImports, max: 2 },
  libraryEntries: { ...QUOTAS.libraryEntries, max: 2 },
  plans: { ...QUOTAS.plans, max: 2 },
  landingPageSlugs: { ...QUOTAS.landingPageSlugs, max: 2 },
  commentsPerDay: { ...QUOTAS.commentsPerDay, max: 3 },
  commentMediaMegabytes: { ...QUOTAS.commentMediaMegabytes, max: 1 },
};
const prumo = await startTestApp({ quotas });
const { app } = prumo;

const register = (as: Trainer) => send(app, registerStudent, { body: { student: aStudentDraft() }, as });

const refused = (detail: string) => ({ status: 422, errors: { code: "quota_reached", detail } });

it("refuses a student beyond the quota, in this tenant alone", async () => {
  const [ana, bruno] = [await aTrainer(prumo), await aTrainer(prumo)];
  const answers = [await register(ana), await register(ana), await register(ana)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const detail = "O limite é de 3 alunos por personal. Exclua cadastros inativos ou fale com o suporte.";
  expect(await register(ana)).toMatchObject(refused(detail));
  expect((await register(bruno)).status).toBe(201);
});

it("counts what is created at once", { tags: "race" }, async () => {
  const ana = await aTrainer(prumo);
  const countOf = async (answers: Promise<{ readonly status: number }>[]) =>
    (await Promise.all(answers)).filter(({ status }) => status < 300).length;
  const eight = Array.from({ length: 8 }, (_, place) => place);
  expect(await countOf(eight.map(() => register(ana)))).toBe(3);
  const student = await aStudent(prumo, await aTrainer(prumo));
  const periodisation = () =>
    send(app, createMacrocycle, {
      params: { id: student.id },
      body: { name: "Temporada", items_to_be_evaluated: [] },
      as: student.trainer,
    });
  expect(await countOf(eight.map(periodisation))).toBe(2);
  const plan = { name: "Mensal", frequency: "monthly", value: 100 } as const;
  const sell = () => send(app, createSubscriptionPlan, { body: plan, as: student.trainer });
  expect(await countOf(eight.map(sell))).toBe(2);
  const keep = () =>
    send(app, addToLibrary, { body: { name: "Treino", training: [aTraining()] }, as: student.trainer });
  expect(await countOf(eight.map(keep))).toBe(2);
  const dora = await aStudent(prumo, student.trainer);
  const training = await aTrainingOf(prumo, dora);
  const comment = () =>
    send(app, writeComment, { params: { id: training.id }, body: aComment({ text: "Doeu" }), as: dora });
  expect(await countOf(eight.map(comment))).toBe(3);
  const begin = (place: number) => {
    const body = { key: `0b1f2f0e-57a0-4a61-8a3d-6a1ff2c0d5a${place}`, file_name: "alunos.xlsx", total: 1 };
    return send(app, beginStudentImport, { body, as: ana });
  };
  expect(await countOf(eight.map(begin))).toBe(2);
});

it("refuses an entry of the library beyond the quota, until one is removed", async () => {
  const ana = await aTrainer(prumo);
  const { id } = await aLibraryEntry(prumo, ana);
  await aLibraryEntry(prumo, ana);
  const add = () => send(app, addToLibrary, { body: { name: "Terceiro", training: [aTraining()] }, as: ana });
  const detail = "A biblioteca chegou ao limite de 2 itens. Remova os que não usa mais para adicionar outro.";
  expect(await add()).toMatchObject(refused(detail));
  await send(app, removeFromLibrary, { params: { id }, as: ana });
  expect((await add()).status).toBe(201);
});

it("refuses a whole spreadsheet beyond the quota of students, and keeps its lines", async () => {
  const ana = await aTrainer(prumo);
  const { aWaitingImport, finish, countOf } = importsOf(prumo, ana);
  const student = await aStudent(prumo, ana);
  const id = await aWaitingImport(several(3));
  const detail =
    "Nenhum aluno foi importado, porque com esta planilha haveria mais alunos do que o permitido. " +
    "O limite é de 3 alunos por personal. Exclua cadastros inativos ou fale com o suporte.";
  expect(await finish(id)).toMatchObject(refused(detail));
  expect(await countOf(ana)).toBe(1);
  await prumo.database.owner.query("delete from users where id = $1", [student.id]);
  expect((await finish(id)).status).toBe(200);
  expect(await countOf(ana)).toBe(3);
});

it("refuses a macrocycle beyond the quota of its student, not of another one", async () => {
  const ana = await aTrainer(prumo);
  const [student, other] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
  const create = ({ id }: { readonly id: number }) =>
    send(app, createMacrocycle, { params: { id }, body: { name: "Temporada", items_to_be_evaluated: [] }, as: ana });
  expect((await create(student)).status).toBe(201);
  expect((await create(student)).status).toBe(201);
  const detail = "Este aluno chegou ao limite de 2 macrociclos. Exclua os que não usa mais para criar outro.";
  expect(await create(student)).toMatchObject(refused(detail));
  expect((await create(other)).status).toBe(201);
});

it("refuses a mesocycle beyond the quota of its macrocycle", async () => {
  const student = await aStudent(prumo, await aTrainer(prumo));
  const macrocycle = await aMacrocycle(prumo, student);
  await aMesocycle(prumo, student, { start_date: "2026-01-01", end_date: "2026-01-10" }, macrocycle);
  await aMesocycle(prumo, student, { start_date: "2026-02-01", end_date: "2026-02-10" }, macrocycle);
  const body = aMesocycleDraft({ start_date: "2026-03-01", end_date: "2026-03-10" });
  const detail =
    "Este macrociclo chegou ao limite de 2 mesociclos. Exclua os que não usa mais ou crie outro macrociclo.";
  const as = student.trainer;
  expect(await send(app, createMesocycle, { params: macrocycle, body, as })).toMatchObject(refused(detail));
});

it("refuses an import beyond the quota of open ones, not the same one again nor one after another is finished", async () => {
  const ana = await aTrainer(prumo);
  const { begin, sendRows, finish } = importsOf(prumo, ana);
  const key = "7f3c1d52-6f0e-4a51-9d06-0f6c3b0f4a11";
  const first = await begin(1);
  const second = await begin(1, { key });
  expect(await begin(1, { key })).toEqual(second);
  const body = { key: "0b1f2f0e-57a0-4a61-8a3d-6a1ff2c0d5a2", file_name: "alunos.xlsx", total: 1 };
  const another = () => send(app, beginStudentImport, { body, as: ana });
  const detail = "Você chegou ao limite de 2 importações em aberto. Conclua uma delas ou tente novamente amanhã.";
  expect(await another()).toMatchObject(refused(detail));
  await sendRows(first.id, rowsOf([aStudentDraft()]));
  expect((await finish(first.id)).status).toBe(200);
  expect((await another()).status).toBe(200);
});

it("refuses a plan beyond the quota; a removed one makes room", async () => {
  const gil = await aTrainer(prumo);
  const body = { name: "Mensal", frequency: "monthly" as const, value: 100 };
  const create = () => send(app, createSubscriptionPlan, { body, as: gil });
  const first = await create();
  await create();
  expect(await create()).toMatchObject(
    refused("O limite é de 2 planos. Remova os que não usa mais para cadastrar outro."),
  );
  await send(app, removeSubscriptionPlan, { params: { id: first.body.plan.id }, as: gil });
  expect((await create()).status).toBe(201);
});

it("refuses more comments of a person in a day, and more photos and films of a tenant than it has room for", async () => {
  const joao = await aStudent(prumo, await aTrainer(prumo));
  const dora = await aStudent(prumo, joao.trainer);
  const [his, hers] = [await aTrainingOf(prumo, joao), await aTrainingOf(prumo, dora)];
  const text = "Doeu o joelho";
  const media = { kind: "film", size_bytes: 1_000_000 } as const;
  const comment = (training: typeof his, as: Person, body = aComment({ text })) =>
    send(app, writeComment, { params: { id: training.id }, body, as });
  await consent(prumo, joao);
  await consent(prumo, dora);
  expect((await comment(his, joao, aComment({ text, media }))).status).toBe(200);
  const full = "O espaço para fotos e vídeos de comentários chegou ao limite de 1 MB. Apague os que não usa mais.";
  expect(await comment(hers, dora, aComment({ text, media }))).toMatchObject(refused(full));
  const known = aComment({ text });
  expect([(await comment(his, joao, known)).status, (await comment(his, joao)).status]).toEqual([200, 200]);
  const often = "Você chegou ao limite de 3 comentários em 24 horas. Tente novamente mais tarde.";
  expect(await comment(his, joao)).toMatchObject(refused(often));
  expect((await comment(his, joao, known)).status).toBe(200);
  prumo.clock.advance(DAY_MS);
  expect((await comment(his, joao)).status).toBe(200);
});
