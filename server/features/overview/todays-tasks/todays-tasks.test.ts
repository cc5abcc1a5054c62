import { describe, expect, it } from "vitest";
import { findTodaysTasks, type TodaysTasks } from "#contract/overview/todays-tasks.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import { aStudent, aTrainer, type TheirStudent, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aStudentsPlan } from "../../../testing/steps/income.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// Today is 2 March 2026.
const prumo = await startTestApp();
const { app, database } = prumo;
const { owner } = database;
const bruno = await aTrainer(prumo, { name: "Bruno" });

const tasksOf = async (as: Trainer) => (await send(app, findTodaysTasks, { as })).body;

type Task = Exclude<keyof TodaysTasks, "today">;
const namesIn = async (as: Trainer, task: Task) => (await tasksOf(as))[task].students.map(({ name }) => name);

/** A trainer whose students have these names. */
async function aTrainerOf<Name extends string>(...names: Name[]) {
  const trainer = await aTrainer(prumo);
  const students = new Map<Name, TheirStudent>();
  for (const name of names) students.set(name, await aStudent(prumo, trainer, { name }));
  const of = (name: Name) => {
    const student = students.get(name);
    if (!student) throw new Error(`${name} is no student of this test`);
    return student;
  };
  return { trainer, of };
}

interface Mesocycle {
  readonly start: string;
  readonly end: string;
  /** When its training was prescribed. */
  readonly prescribed?: string;
}

async function aMesocycle({ id, trainer }: TheirStudent, { start, end, prescribed }: Mesocycle) {
  const { rows } = await owner.query(
    `with macrocycle as (
       insert into macrocycles (trainer_id, student_id, name, skinfold_protocol, vo2_protocol, items_to_be_evaluated)
       values ($1, $2, 'Temporada', 'Jackson & Pollock 7 dobras', 'protocol_3', '{}') returning id
     )
     insert into mesocycles (trainer_id, student_id, macrocycle_id, name, goal, start_date, end_date)
     select $1, $2, id, 'Mesociclo 1', 'Força', $3, $4 from macrocycle returning id, macrocycle_id`,
    [trainer.id, id, start, end],
  );
  const mesocycle = { mesocycle_id: Number(rows[0].id), macrocycle_id: Number(rows[0].macrocycle_id) };
  if (prescribed !== undefined) {
    await owner.query(
      `insert into trainings (trainer_id, student_id, mesocycle_id, name, position, weekdays, exercise_types, muscle_group_ids, created_at)
       values ($1, $2, $3, 'Treino A', 0, '{1}', '{}', '{}', $4)`,
      [trainer.id, id, mesocycle.mesocycle_id, prescribed],
    );
  }
  return mesocycle;
}

const anEvaluation = ({ id, trainer }: TheirStudent, mesocycle: number, day: string) =>
  owner.query(
    `insert into evaluations (trainer_id, mesocycle_id, student_id, student, heart, perimeter, sex, skinfold_protocol,
                              assessment_version, evaluated_on)
     values ($1, $2, $3, '{}', '{}', '{}', 'female', 'Jackson & Pollock 7 dobras', '1', $4)`,
    [trainer.id, mesocycle, id, day],
  );

describe("a trainer without anything to do", () => {
  it("has no task, whatever others have to do", async () => {
    const { trainer: other, of } = await aTrainerOf("Zoe");
    await aMesocycle(of("Zoe"), { start: "2026-02-02", end: "2026-03-04", prescribed: "2026-02-02" });
    await aStudentsPlan(database, of("Zoe"), { starts_on: "2026-01-01", charges: [{ due_on: "2026-02-01" }] });
    expect((await tasksOf(other)).evaluations.count).toBe(1);

    await aStudent(prumo, bruno, { name: "Carla" });
    const { today, ...tasks } = await tasksOf(bruno);
    expect(today).toBe("2026-03-02");
    expect(Object.values(tasks).map(({ count, students }) => [count, students])).toEqual(
      Object.values(tasks).map(() => [0, []]),
    );
  });
});

describe("evaluations", () => {
  it("are due of running mesocycles, without any evaluation or with one that is out of date", async () => {
    const { trainer, of } = await aTrainerOf("Never", "Old", "Valid", "Idle", "Over");
    const runs = { start: "2026-02-23", end: "2026-04-19" };
    const never = await aMesocycle(of("Never"), runs);
    const old = await aMesocycle(of("Old"), runs);
    // An evaluation is good for 84 days.
    await anEvaluation(of("Old"), old.mesocycle_id, "2025-12-07");
    await anEvaluation(of("Valid"), (await aMesocycle(of("Valid"), runs)).mesocycle_id, "2025-12-08");
    await aMesocycle(of("Over"), { start: "2026-02-02", end: "2026-03-01" });
    const { evaluations } = await tasksOf(trainer);
    expect(evaluations).toEqual({
      count: 2,
      students: [
        {
          id: of("Never").id,
          name: "Never",
          photo_url: null,
          whatsapp: expect.stringMatching(/^55\d{11}$/),
          ...never,
          last_evaluation: null,
        },
        {
          id: of("Old").id,
          name: "Old",
          photo_url: null,
          whatsapp: expect.stringMatching(/^55\d{11}$/),
          ...old,
          last_evaluation: "2025-12-07",
        },
      ],
    });
  });
});

describe("cycles that end", () => {
  it("are told about from seven days before to seven days after, unless another follows", async () => {
    const { trainer, of } = await aTrainerOf("In 7", "In 8", "Ago 7", "Ago 8", "Today", "Followed");
    const start = "2026-01-12";
    await aMesocycle(of("In 7"), { start, end: "2026-03-09" });
    await aMesocycle(of("In 8"), { start, end: "2026-03-10" });
    await aMesocycle(of("Ago 7"), { start, end: "2026-02-23" });
    await aMesocycle(of("Ago 8"), { start, end: "2026-02-22" });
    const today = await aMesocycle(of("Today"), { start, end: "2026-03-02" });
    await aMesocycle(of("Followed"), { start, end: "2026-03-04" });
    await aMesocycle(of("Followed"), { start: "2026-03-16", end: "2026-04-12" });
    const { ending_cycles } = await tasksOf(trainer);
    expect(ending_cycles.students.map(({ name }) => name)).toEqual(["Ago 7", "Today", "In 7"]);
    expect(ending_cycles.students[1]).toMatchObject({ ...today, mesocycle: "Mesociclo 1", end_date: "2026-03-02" });
  });
});

describe("trainings to prescribe", () => {
  it("are those of running cycles without any, of the running week where there are weeks", async () => {
    const { trainer, of } = await aTrainerOf("Bare", "Carried", "Prescribed", "Week", "Due", "Over");
    const runs = { start: "2026-02-23", end: "2026-04-19" };
    const bare = await aMesocycle(of("Bare"), runs);
    await anEvaluation(of("Bare"), bare.mesocycle_id, "2026-02-23");
    const before = await aMesocycle(of("Carried"), {
      start: "2026-01-05",
      end: "2026-02-22",
      prescribed: "2026-01-05",
    });
    await anEvaluation(of("Carried"), before.mesocycle_id, "2026-01-05");
    const carried = await aMesocycle(of("Carried"), runs);
    const prescribed = await aMesocycle(of("Prescribed"), { ...runs, prescribed: "2026-02-23" });
    await anEvaluation(of("Prescribed"), prescribed.mesocycle_id, "2026-02-23");
    const byWeeks = await aMesocycle(of("Week"), runs);
    await anEvaluation(of("Week"), byWeeks.mesocycle_id, "2026-02-23");
    const { rows } = await owner.query(
      `with changed as (update mesocycles set weeks = 8 where id = $3)
       insert into microcycles (trainer_id, student_id, mesocycle_id, macrocycle_id, mesocycle_start, mesocycle_end, name, goal, start_date, end_date)
       values ($1, $2, $3, $4, '2026-02-23', '2026-04-19', 'Microciclo 2', 'Força', '2026-03-02', '2026-03-08') returning id`,
      [trainer.id, of("Week").id, byWeeks.mesocycle_id, byWeeks.macrocycle_id],
    );
    await aMesocycle(of("Due"), runs);
    const over = await aMesocycle(of("Over"), { start: "2026-02-02", end: "2026-03-01" });
    await anEvaluation(of("Over"), over.mesocycle_id, "2026-02-23");
    const { prescriptions } = await tasksOf(trainer);
    expect(prescriptions.students.map(({ photo_url: _, whatsapp: __, id: ___, ...due }) => due)).toEqual([
      { name: "Bare", ...bare, microcycle_id: null, was_evaluated: true },
      { name: "Carried", ...carried, microcycle_id: null, was_evaluated: false },
      { name: "Week", ...byWeeks, microcycle_id: Number(rows[0].id), was_evaluated: false },
    ]);
  });
});

describe("late payments", () => {
  it("sum what is left of what was due before today, the oldest first", async () => {
    const { trainer, of } = await aTrainerOf("Two", "Today", "Paid", "Part");
    const starts_on = "2025-12-05";
    await aStudentsPlan(database, of("Two"), {
      starts_on,
      charges: [{ due_on: "2026-02-05" }, { due_on: "2026-03-01" }],
    });
    await aStudentsPlan(database, of("Today"), { starts_on, charges: [{ due_on: "2026-03-02" }] });
    await aStudentsPlan(database, of("Paid"), { starts_on, charges: [{ due_on: "2026-02-05", received: 100 }] });
    await aStudentsPlan(database, of("Part"), { starts_on, charges: [{ due_on: "2026-01-05", received: 99.9 }] });
    const { late_payments } = await tasksOf(trainer);
    expect(late_payments.students.map(({ name, due_on, value }) => [name, due_on, value])).toEqual([
      ["Part", "2026-01-05", 0.1],
      ["Two", "2026-02-05", 200],
    ]);
  });
});

describe("registrations that students changed", () => {
  it("are told about until the trainer has seen them", async () => {
    const { trainer, of } = await aTrainerOf("Changed", "Seen");
    const mark = (name: "Changed" | "Seen", notified: boolean) =>
      owner.query("update students set is_profile_changed = true, is_changes_notified = $2 where id = $1", [
        of(name).id,
        notified,
      ]);
    await mark("Changed", false);
    await mark("Seen", true);
    expect(await namesIn(trainer, "changed_registrations")).toEqual(["Changed"]);
  });
});

describe("students who bought a plan", () => {
  it("wait for approval, since a day in São Paulo, the first first", async () => {
    const { trainer, of } = await aTrainerOf("Second", "First", "Approved");
    const wait = (name: "Second" | "First", since: string) =>
      owner.query("update students set awaits_approval_since = $2 where id = $1", [of(name).id, since]);
    await wait("Second", "2026-03-02T03:00:00Z");
    await wait("First", "2026-03-02T02:59:59Z");
    const { approvals } = await tasksOf(trainer);
    expect(approvals.students.map(({ name, since }) => [name, since])).toEqual([
      ["First", "2026-03-01"],
      ["Second", "2026-03-02"],
    ]);
  });
});

describe("an inactive student", () => {
  it("gives nothing to do", async () => {
    const { trainer, of } = await aTrainerOf("Gone");
    await aMesocycle(of("Gone"), { start: "2026-02-02", end: "2026-03-04", prescribed: "2026-02-02" });
    await aStudentsPlan(database, of("Gone"), { starts_on: "2026-01-01", charges: [{ due_on: "2026-02-01" }] });
    await owner.query("update students set is_profile_changed = true, is_changes_notified = false where id = $1", [
      of("Gone").id,
    ]);
    const counts = async () =>
      Object.values(await tasksOf(trainer)).flatMap((task) => (typeof task === "string" ? [] : task.count));
    expect((await counts()).filter((count) => count === 1)).toHaveLength(5);
    await send(app, setStudentStatus, { params: { id: of("Gone").id }, body: { is_active: false }, as: trainer });
    expect((await counts()).filter((count) => count > 0)).toEqual([]);
  });
});

describe("more students than are named", () => {
  it("are counted", async () => {
    const trainer = await aTrainer(prumo);
    await owner.query(
      `with people as (
         insert into users (role, trainer_id, name, email, confirmed_at)
         select 'student', $1::bigint, 'Aluno ' || lpad(place::text, 3, '0'), 'aluno' || place || '.' || $1::bigint || '@exemplo.com.br', now()
           from generate_series(1, 103) as place returning id
       )
       insert into students (trainer_id, id, gender, student_type, country, is_profile_changed, is_changes_notified)
       select $1::bigint, id, 'female', 'in_person', 'BR', true, false from people`,
      [trainer.id],
    );
    const { changed_registrations } = await tasksOf(trainer);
    expect([changed_registrations.count, changed_registrations.students.length]).toEqual([103, 100]);
    expect(changed_registrations.students.at(-1)?.name).toBe("Aluno 100");
  });
});
