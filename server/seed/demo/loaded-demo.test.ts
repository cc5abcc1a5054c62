import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { signIn, signInAdmin } from "#contract/people/accounts.ts";
import {
  evaluationPdf,
  findEvaluation,
  findMesocycle,
  listMesocycles,
  type Mesocycle,
  trainingsPdf,
  updateMesocycle,
} from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { finalResultPdf, findFinalResult } from "#contract/results/final-results.ts";
import { findStudent, listStudents } from "#contract/students/students.ts";
import { FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { ON_REQUEST, REPORT_SECTIONS } from "#domain/assessment/report-sections.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { type Bearer, send } from "../../testing/send.ts";
import type { MesocyclePath } from "../../testing/steps/cycles.ts";
import { NOW, startTestApp } from "../../testing/test-app.ts";
import { loadSeed } from "../load.ts";
import { demoPassword } from "./accounts.ts";
import { prepareDemo } from "./prepare.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const load = () => prepareDemo(database.ownerUrl, { now: new Date(NOW) });
const { accounts } = await load();

const [administrator, marina, rafael, lapsed, lucas] = accounts;
const enter = (email = "", students = false) =>
  send(app, signIn, { body: { email, password: demoPassword, students } }).then(({ body }) => body);
const trainers = [await enter(marina?.email), await enter(rafael?.email)];

interface DemoCycle {
  readonly as: Bearer;
  readonly path: MesocyclePath;
  readonly mesocycle: Mesocycle;
}

async function cyclesOf(as: Bearer): Promise<DemoCycle[]> {
  const cycles: DemoCycle[] = [];
  const { body } = await send(app, listStudents, { querystring: { limit: 1000 }, as });
  for (const { id } of body.users) {
    const found = await send(app, findStudent, { params: { id }, as });
    for (const { id: macroId } of found.body.student.macrocycles) {
      const listed = await send(app, listMesocycles, { params: { id, macroId }, as });
      for (const { id: mesoId } of listed.body.mesocycles) {
        const path = { id, macroId, mesoId };
        const read = await send(app, findMesocycle, { params: path, as });
        cycles.push({ as, path, mesocycle: read.body.mesocycle });
      }
    }
  }
  return cycles;
}

const cycles = (await Promise.all(trainers.map(cyclesOf))).flat();
const prescribed = cycles.filter(({ mesocycle }) => mesocycle.trainings.length > 0);
const weeks = cycles.flatMap(({ as, path, mesocycle }) =>
  mesocycle.microcycles.map((microcycle) => ({ as, path: { ...path, microId: microcycle.id }, microcycle })),
);
const evaluated = cycles.filter(({ mesocycle }) => mesocycle.was_evaluated);

async function onFirstDay<T>({ mesocycle }: DemoCycle, work: () => Promise<T>): Promise<T> {
  const away = Date.parse(`${mesocycle.start_date}T15:00:00Z`) - clock.now().getTime();
  clock.advance(away);
  try {
    return await work();
  } finally {
    clock.advance(-away);
  }
}

const asSent = ({ mesocycle }: DemoCycle) =>
  mesocycle.trainings.map((training) => ({
    ...training,
    exercises: training.exercises.map((entry) => ({
      ...entry,
      exercise: exercisesOf(entry).map(({ id }) => ({ id })),
    })),
  }));

/** A row's own id is new with every save; everything else must stay. */
const withoutRowIds = ({ trainings, lock_version, ...mesocycle }: Mesocycle) => ({
  ...mesocycle,
  trainings: trainings.map(({ exercises, ...training }) => ({
    ...training,
    exercises: exercises.map(({ id, ...row }) => row),
  })),
});

describe("the demo", () => {
  it("has people, cycles, evaluations and trainings enough to try everything", () => {
    expect(cycles.length).toBeGreaterThan(10);
    expect(evaluated.length).toBeGreaterThan(5);
    expect(prescribed.length).toBeGreaterThan(3);
  });

  it("lets each of its accounts in, as the start-up says", async () => {
    const admin = await send(app, signInAdmin, { body: { email: administrator?.email ?? "", password: demoPassword } });
    const sessions = [admin.body, ...trainers, await enter(lucas?.email, true)];
    const roles = await Promise.all(
      sessions.map((as) => send(app, currentUser, { querystring: {}, as }).then(({ body }) => body.user.role_type)),
    );
    expect(roles).toEqual(["Admin", "PersonalTrainer", "PersonalTrainer", "Student"]);
    expect(new Set(accounts.map(({ password }) => password))).toEqual(new Set([demoPassword]));
  });

  it("warms up with less than it works with, in rows of warm-up and in sets of one", async () => {
    const { rows } = await database.owner.query(
      `with lifted as (
         select done.execution_id, done.exercise_id, s.load_kg,
                entry.series_type_id <> 1 or s.kind is not distinct from 'warmup' as warms_up
           from executed_exercises done
           join executed_sets s
             on s.trainer_id = done.trainer_id and s.execution_id = done.execution_id and s.position = done.position
           join training_entries entry on entry.trainer_id = done.trainer_id and entry.id = done.entry_id
       )
       select max(load_kg) filter (where warms_up) as warm_up, min(load_kg) filter (where not warms_up) as work
         from lifted group by execution_id, exercise_id having bool_or(warms_up)`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ warm_up, work }) => warm_up >= work)).toEqual([]);
  });

  it("has a trainer whose subscription lapsed, to try the renewal", async () => {
    const body = { email: lapsed?.email ?? "", password: demoPassword, students: false };
    expect((await send(app, signIn, { body })).status).toBe(402);
  });

  it.each(prescribed.map((cycle) => [`${cycle.mesocycle.macrocycle.name}, ${cycle.mesocycle.name}`, cycle] as const))(
    "lets its trainer save the trainings of %s again, unchanged",
    async (_, cycle) => {
      const answer = await onFirstDay(cycle, () =>
        send(app, updateMesocycle, {
          params: cycle.path,
          body: { lock_version: cycle.mesocycle.lock_version, trainings: asSent(cycle) },
          as: cycle.as,
        }),
      );
      expect([answer.status, answer.status === 200 ? undefined : answer.errors]).toEqual([200, undefined]);
      const read = await send(app, findMesocycle, { params: cycle.path, as: cycle.as });
      expect(withoutRowIds(read.body.mesocycle)).toEqual(withoutRowIds(cycle.mesocycle));
    },
  );

  it.each(evaluated.map((cycle) => [`${cycle.mesocycle.macrocycle.name}, ${cycle.mesocycle.name}`, cycle] as const))(
    "lets its trainer save the evaluation of %s again, with the same figures",
    async (_, cycle) => {
      const { body } = await send(app, findMesocycle, { params: cycle.path, as: cycle.as });
      const { evaluation_lock_version, evaluated_items } = body.mesocycle;
      if (!evaluated_items) throw new Error("it was evaluated");
      const answer = await onFirstDay(cycle, () =>
        send(app, updateMesocycle, {
          params: cycle.path,
          body: { evaluation: true, evaluation_lock_version, evaluated_items },
          as: cycle.as,
        }),
      );
      expect(answer.status).toBe(200);
      const { protocolo, ...before } = evaluated_items.perimeter;
      expect(answer.body.mesocycle.evaluated_items?.perimeter).toMatchObject(before);
    },
  );

  it("prints what its student sees", async () => {
    const as = await enter(lucas?.email, true);
    const me = await send(app, currentUser, { querystring: {}, as });
    const own = prescribed.filter(({ path }) => path.id === me.body.user.id);
    expect(own.length).toBeGreaterThan(0);
    for (const { path } of own) {
      expect((await send(app, trainingsPdf, { params: path, as })).status).toBe(200);
      expect((await send(app, evaluationPdf, { params: path, as })).status).toBe(200);
    }
  });

  it("has figures of every part of the evaluation for the sign-in student, to compare", async () => {
    const own = evaluated.find(({ mesocycle }) => mesocycle.macrocycle.name === "Recomposição corporal");
    if (!own) throw new Error("the sign-in student was not evaluated");
    const { as, path: params } = own;
    const { body } = await send(app, findFinalResult, { params, as });
    expect(body.mesocycles).toHaveLength(3);
    const whole = body.differences.filter(({ values }) => values.every((value) => value !== null));
    expect(new Set(whole.map(({ group }) => group))).toEqual(new Set(FIGURE_GROUPS.map(({ code }) => code)));
    expect((await send(app, finalResultPdf, { params, as })).status).toBe(200);
    const evaluation = await send(app, findEvaluation, { params, as });
    const measured = REPORT_SECTIONS.map(({ code }) => code).filter((code) => code !== "photos" && code !== ON_REQUEST);
    expect(evaluation.body.mesocycle.printable_sections).toEqual(expect.arrayContaining(measured));
  });

  it("has weeks past, running and to come, some of them evaluated and prescribed, which print", async () => {
    const today = NOW.slice(0, 10);
    const lived = weeks.filter(({ microcycle }) => microcycle.was_evaluated && microcycle.has_training);
    expect(lived.length).toBeGreaterThan(4);
    expect(weeks.some(({ microcycle }) => microcycle.start_date > today)).toBe(true);
    expect(lived.some(({ microcycle }) => microcycle.end_date < today)).toBe(true);
    expect(lived.some(({ microcycle }) => microcycle.start_date <= today && microcycle.end_date >= today)).toBe(true);
    const [week] = lived;
    if (!week) throw new Error("no week was lived");
    expect((await send(app, microcycles.trainingsPdf, { params: week.path, as: week.as })).status).toBe(200);
    expect((await send(app, microcycles.evaluationPdf, { params: week.path, as: week.as })).status).toBe(200);
  });

  it("loaded twice changes nothing", async () => {
    const { rows: tables } = await database.owner.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    const sums = () =>
      Promise.all(
        tables.map(async ({ name }) => {
          const { rows } = await database.owner.query(
            `select count(*)::int as count, md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`,
          );
          return [name, rows[0]];
        }),
      );
    const before = await sums();
    await load();
    await prepareDemo(database.ownerUrl, { now: new Date("2027-01-01T12:00:00Z") });
    await loadSeed(database.ownerUrl);
    expect(await sums()).toEqual(before);
  });
});
