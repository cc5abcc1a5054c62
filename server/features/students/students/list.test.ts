import { beforeAll, describe, expect, it } from "vitest";
import { assignPlan } from "#contract/student-billing/student-plans.ts";
import { listStudents, listStudentsV1, setStudentStatus } from "#contract/students/students.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aMesocycle, anEvaluatedMesocycle, aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { aPlan } from "../../../testing/steps/students-money.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });

const people = [
  ["João Pão de Açúcar", "jp@exemplo.com.br"],
  ["joana conceição", "joana@exemplo.com.br"],
  ["ÁLVARO Muñoz", "alvaro@exemplo.com.br"],
  ["100% Fitness_Maria", "maria@academia.com.br"],
  ["Zé Barra\\Invertida", "ze@exemplo.com.br"],
] as const;

beforeAll(async () => {
  for (const [name, email] of people) await aStudent(prumo, ana, { name, email });
  await aStudent(prumo, bruno, { name: "João do Bruno", email: "joao@bruno.com.br" });
});

const find = async (querystring: Parameters<typeof send<typeof listStudents>>[2]["querystring"]) => {
  const { body } = await send(app, listStudents, { querystring, as: ana });
  return body.users.map(({ name }) => name);
};

describe("a trainer's students", () => {
  it("are listed in order of name, ignoring case and accents, without another trainer's", async () => {
    const { status, body } = await send(app, listStudents, { querystring: {}, as: ana });
    expect(status).toBe(200);
    expect(body.users.map(({ name }) => name)).toEqual([
      "100% Fitness_Maria",
      "ÁLVARO Muñoz",
      "joana conceição",
      "João Pão de Açúcar",
      "Zé Barra\\Invertida",
    ]);
    expect(body.meta).toEqual({ next_page: null, total_count: 5 });
  });

  it("have exactly the fields of a card", async () => {
    const student = await aStudent(prumo, bruno, { name: "Exata", email: "exata@exemplo.com.br" });
    await anEvaluatedMesocycle(prumo, student);
    const { body } = await send(app, listStudents, { querystring: { q: "exata" }, as: bruno });
    expect(body.users).toEqual([
      {
        id: student.id,
        role_id: student.id,
        name: "Exata",
        email: "exata@exemplo.com.br",
        cellphone: "(11) 91234-5678",
        whatsapp: "5511912345678",
        birthdate: "1996-01-15",
        age: 30,
        gender: "male",
        student_type: "in_person",
        is_active: true,
        awaits_approval: false,
        photo_url: null,
        last_training_date: null,
        last_evaluation: "2026-03-02",
        is_profile_changed: false,
        is_changes_notified: true,
        subscription: null,
        trainings_this_week: 0,
        is_payment_late: false,
        current_mesocycle: {
          macrocycle_id: expect.any(Number),
          mesocycle_id: expect.any(Number),
          microcycle_id: null,
          name: "Mesociclo 1",
          end_date: "2026-03-22",
          has_training: false,
        },
      },
    ]);
  });

  it("say whether anything is prescribed in the mesocycle of today, and that there is none", async () => {
    const trainer = await aTrainer(prumo);
    const trained = await aStudent(prumo, trainer, { name: "Treinada" });
    await aPrescribedMesocycle(prumo, trained);
    const past = await aStudent(prumo, trainer, { name: "Antiga" });
    await aMesocycle(prumo, past, { start_date: "2026-01-05", end_date: "2026-02-01" });
    const { body } = await send(app, listStudents, { querystring: {}, as: trainer });
    expect(body.users.map(({ name, current_mesocycle }) => [name, current_mesocycle?.has_training])).toEqual([
      ["Antiga", undefined],
      ["Treinada", true],
    ]);
  });

  it.each([
    ["joao", ["João Pão de Açúcar"]],
    ["JOÃO", ["João Pão de Açúcar"]],
    ["  acucar   PÃO ", ["João Pão de Açúcar"]],
    ["conceicao", ["joana conceição"]],
    ["alvaro munoz", ["ÁLVARO Muñoz"]],
    ["joana@exemplo", ["joana conceição"]],
    ["muñoz exemplo.com", ["ÁLVARO Muñoz"]],
    ["jo exemplo", ["joana conceição", "João Pão de Açúcar"]],
    ["joao academia", []],
    ["%", ["100% Fitness_Maria"]],
    ["_", ["100% Fitness_Maria"]],
    ["\\", ["Zé Barra\\Invertida"]],
    ["％", ["100% Fitness_Maria"]],
    ["＼", ["Zé Barra\\Invertida"]],
    ["j_o", []],
    ["j%o", []],
    ["'", []],
  ])("are found by %j", async (q, names) => {
    expect(await find({ q })).toEqual(names);
  });

  it("are all found by a blank search", async () => {
    expect(await find({ q: "   " })).toHaveLength(5);
  });

  it("come in pages", async () => {
    const page = async (page: number, limit: number) => {
      const { body } = await send(app, listStudents, { querystring: { page, limit }, as: ana });
      return [body.users.length, body.meta] as const;
    };
    expect(await page(1, 2)).toEqual([2, { next_page: 2, total_count: 5 }]);
    expect(await page(2, 2)).toEqual([2, { next_page: 3, total_count: 5 }]);
    expect(await page(3, 2)).toEqual([1, { next_page: null, total_count: 5 }]);
    expect(await page(1, 5)).toEqual([5, { next_page: null, total_count: 5 }]);
    expect(await page(1, 1000)).toEqual([5, { next_page: null, total_count: 5 }]);
  });

  it("are counted also on a page after the last", async () => {
    const { body } = await send(app, listStudents, { querystring: { page: 9 }, as: ana });
    expect(body).toEqual({ users: [], meta: { next_page: null, total_count: 5 } });
  });

  it("come 24 at a time by default", async () => {
    const trainer = await aTrainer(prumo);
    await Promise.all(Array.from({ length: 25 }, (_, index) => aStudent(prumo, trainer, { name: `Aluno ${index}` })));
    const { body } = await send(app, listStudents, { querystring: {}, as: trainer });
    expect([body.users.length, body.meta]).toEqual([24, { next_page: 2, total_count: 25 }]);
    const second = await send(app, listStudents, { querystring: { page: 2 }, as: trainer });
    expect(second.body.users).toHaveLength(1);
    expect(body.users.map(({ id }) => id)).not.toContain(second.body.users[0]?.id);
  });

  it("are filtered by whether they are active", async () => {
    const trainer = await aTrainer(prumo);
    const [on, off] = [
      await aStudent(prumo, trainer, { name: "Ativa" }),
      await aStudent(prumo, trainer, { name: "Inativo" }),
    ];
    await send(app, setStudentStatus, { params: { id: off.id }, body: { is_active: false }, as: trainer });
    const ids = async (active?: "true" | "false") => {
      const { body } = await send(app, listStudents, { querystring: active ? { active } : {}, as: trainer });
      return body.users.map(({ id }) => id);
    };
    expect(await ids("true")).toEqual([on.id]);
    expect(await ids("false")).toEqual([off.id]);
    expect(await ids()).toEqual([on.id, off.id]);
  });

  it("say which plan each has, and whether a payment is late, by which they are filtered", async () => {
    const trainer = await aTrainer(prumo);
    const [late, paid, ended, , coming] = await Promise.all(
      ["Atrasada", "Paga", "Terminada", "Sem", "Futura"].map((name) => aStudent(prumo, trainer, { name })),
    );
    const plan_id = await aPlan(prumo, trainer);
    // It is 2 March: a charge of today is not late yet.
    for (const [student, starts_on, due_day] of [
      [late, "2026-03-01", 1],
      [paid, "2026-03-02", 2],
      [ended, "2026-02-01", 1],
      [coming, "2026-04-01", 1],
    ] as const) {
      const body = { plan_id, starts_on, due_day };
      await send(app, assignPlan, { params: { id: student?.id ?? 0 }, body, as: trainer });
    }
    await database.owner.query("update student_charges set waived_at = now() where student_id = $1", [ended?.id]);
    await database.owner.query("update student_plans set ends_on = '2026-03-02' where student_id = $1", [ended?.id]);
    const { body } = await send(app, listStudents, { querystring: {}, as: trainer });
    expect(body.users.map(({ name, subscription, is_payment_late }) => [name, subscription, is_payment_late])).toEqual([
      ["Atrasada", { subscription_plan: { name: "Mensal" } }, true],
      ["Futura", { subscription_plan: { name: "Mensal" } }, false],
      ["Paga", { subscription_plan: { name: "Mensal" } }, false],
      ["Sem", null, false],
      ["Terminada", null, false],
    ]);
    const filtered = await send(app, listStudents, { querystring: { payment: "late" }, as: trainer });
    expect([filtered.body.users.map(({ name }) => name), filtered.body.meta.total_count]).toEqual([["Atrasada"], 1]);
  });

  it("are the same under the newer path", async () => {
    const [older, newer] = await Promise.all([
      send(app, listStudents, { querystring: { q: "jo" }, as: ana }),
      send(app, listStudentsV1, { querystring: { q: "jo" }, as: ana }),
    ]);
    expect(newer.body).toEqual(older.body);
  });

  it.each([
    ["page 0", { page: 0 }, { page: "O valor mínimo é 1" }],
    ["a page that is none", { page: "dois" }, { page: "Campo com formato inválido" }],
    ["half a page", { page: "1.5" }, { page: "Campo com formato inválido" }],
    ["a limit above 1000", { limit: 1001 }, { limit: "O valor máximo é 1000" }],
    ["no limit", { limit: 0 }, { limit: "O valor mínimo é 1" }],
    ["an unknown filter", { active: "maybe" }, { active: "Escolha uma das opções" }],
    ["two searches", { q: ["a", "b"] }, { q: MESSAGES.format }],
    ["an endless search", { q: "a".repeat(201) }, { q: "Use no máximo 200 caracteres" }],
    ["a search with NUL", { q: "a\u0000" }, { q: MESSAGES.oneLine }],
  ])("are not listed for a malformed query: %s", async (_, querystring, fields) => {
    const answer = await sendAnything(app, listStudents, { querystring, as: ana });
    expect([answer.status, answer.errors]).toEqual([
      400,
      { code: "malformed_request", detail: "A requisição não pôde ser lida.", fields },
    ]);
  });
});
