import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import { findTrainings, type ProposeMesocycleTrainings } from "#contract/mesocycles.ts";
import { findTrainings as findInMicrocycle, type ProposeMicrocycleTrainings } from "#contract/microcycles.ts";
import type { ProposedTraining } from "#contract/training-proposals.ts";
import {
  type AMesocycleOfTheirs,
  aMesocycle,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  evaluate,
  evaluateMicrocycle,
  save,
} from "../../testing/cycles.ts";
import {
  anAdmin,
  aStudent,
  aTrainer,
  type Person,
  type StudentInput,
  type TheirStudent,
} from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";

const generatorUsers = new Set<number>();
const testApp = await startTestApp({ generatorUsers });
const { app, database } = testApp;
const ana = await aTrainer(testApp);
const bruno = await aTrainer(testApp);
const listed = (person: Person) => generatorUsers.add(person.id);
listed(ana);

const DAYS = ["monday", "wednesday", "friday"] as const;
const personal_anamnesis = { days_of_week: [...DAYS], training_hours: "18h às 19h" };
const pupil = (changes: StudentInput["personal_anamnesis"] = personal_anamnesis) =>
  aStudent(testApp, ana, { personal_anamnesis: changes });
const joao = await pupil();

const ask = ({ path }: Pick<AMesocycleOfTheirs, "path">, as: Person, querystring = {}) =>
  sendAnything<typeof findTrainings, ProposeMesocycleTrainings>(app, findTrainings, {
    params: path,
    querystring: { automatic: "true", ...querystring },
    as,
  });

const withPosture = (posture: { key: string; selected: string }[]) => anEvaluation({ posture });

/** What the review screen sends when everything is accepted. */
const accepted = ({ minutes: _minutes, reasons: _why, exercises, ...training }: ProposedTraining) => ({
  ...training,
  exercises: exercises.map(({ equivalents: _others, reasons: _reasons, exercise, ...entry }) => ({
    ...entry,
    exercise_technic: null,
    exercise: { id: exercise.id },
  })),
});

describe("a proposal", () => {
  it("is accepted as it is by the ordinary save of the cycle, and stores nothing before", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const { proposal } = (await ask(cycle, ana)).body;
    expect(proposal.trainings.map(({ weekdays }) => weekdays)).toEqual([["1"], ["3"], ["5"]]);
    expect(proposal).toMatchObject({ level: "beginner", minutes: 60 });
    const stored = await database.owner.query("select from trainings where mesocycle_id = $1", [cycle.path.mesoId]);
    expect(stored.rowCount).toBe(0);

    const saved = await save(testApp, cycle, { trainings: proposal.trainings.map(accepted) });
    expect(saved.trainings.map(({ exercises }) => exercises.length)).toEqual(
      proposal.trainings.map(({ exercises }) => exercises.length),
    );
    expect((await ask(cycle, ana)).errors.code).toBe("cycle_has_training");
  });

  it("follows what the trainer asks for instead, and the posture that is named", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const { proposal } = (await ask(cycle, ana, { level: "advanced", objective: "fat_loss", minutes: 45 })).body;
    expect(proposal).toMatchObject({ level: "advanced", objective: "fat_loss", minutes: 45 });
    expect(proposal.trainings[0]?.exercises.some(({ freqCardiaca }) => freqCardiaca !== null)).toBe(true);

    const reasonsOf = async (posture_evaluated: string) =>
      JSON.stringify((await ask(cycle, ana, { posture_evaluated })).body.proposal.trainings);
    expect(await reasonsOf("hiperlordotica")).toContain("Hiperlordótica; Kendall, 2007");
    expect(await reasonsOf("postura_normal")).not.toContain("Kendall");
    for (const wrong of [{ level: "expert" }, { minutes: 19 }, { minutes: 181 }, { posture_evaluated: "torta" }])
      expect([wrong, (await ask(cycle, ana, wrong)).status]).toEqual([wrong, 400]);
  });

  it("reads the anamnesis, the evaluation and the goal of the cycle", async () => {
    const maria = await pupil({ ...personal_anamnesis, had_pains: true, pains: "Dor no joelho" });
    const cycle = await anEvaluatedMesocycle(testApp, maria, { goal: "Emagrecimento" });
    await evaluate(testApp, cycle, withPosture([{ key: "ombro_5", selected: "rotacao_medial" }]));
    const { proposal } = (await ask(cycle, ana)).body;
    expect(proposal.objective).toBe("fat_loss");
    const reasons = proposal.excluded.map(({ reason }) => reason);
    expect(reasons).toContain("Carrega o joelho: na anamnese, “Dor no joelho”.");
    expect(JSON.stringify(proposal.trainings)).not.toContain("Agachamento");
    expect(JSON.stringify(proposal.trainings)).toContain("Rotação do ombro: rotação medial (interna) à esquerda");
  });

  it("takes the trainer's own exercises and no other trainer's, and none that is hidden", async () => {
    await database.owner.query(
      "update exercises set hidden_at = now() where owner_id = 0 and exercise_type = 'resistence'",
    );
    for (const [owner, name] of [
      [ana.id, "Agachamento da Ana"],
      [bruno.id, "Agachamento do Bruno"],
    ]) {
      await database.owner.query(
        `with own as (insert into exercises (owner_id, name, exercise_type) values ($1, $2, 'resistence') returning id)
         insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id) select $1, id, 10 from own`,
        [owner, name],
      );
    }
    const answer = await ask(await anEvaluatedMesocycle(testApp, joao), ana);
    await database.owner.query("update exercises set hidden_at = null where owner_id = 0");
    const resisted = answer.body.proposal.trainings.flatMap(({ exercises }) =>
      exercises.flatMap(({ exercise }) => (exercise.exercise_type === "resistence" ? exercise.name : [])),
    );
    expect(new Set(resisted)).toEqual(new Set(["Agachamento da Ana"]));
  });

  it("works in a microcycle, and in a mesocycle with weeks points there", async () => {
    const { path, weeks } = await aMesocycleOfWeeks(testApp, joao);
    const [week] = weeks;
    if (!week) throw new Error("a mesocycle of weeks has a first one");
    await evaluateMicrocycle(testApp, { student: joao, path: week });
    const answer = await sendAnything<typeof findInMicrocycle, ProposeMicrocycleTrainings>(app, findInMicrocycle, {
      params: week,
      querystring: { automatic: "true" },
      as: ana,
    });
    expect(answer.body.proposal.trainings).toHaveLength(3);
    expect((await ask({ path }, ana)).errors.code).toBe("training_in_microcycles");
  });

  it("counts the weeks that were prescribed before towards the level", async () => {
    const maria = await pupil();
    await aPrescribedMesocycle(testApp, maria, { start_date: "2026-03-02", end_date: "2026-09-06" });
    const later = await anEvaluatedMesocycle(testApp, maria, { start_date: "2026-09-07", end_date: "2026-10-05" });
    expect((await ask(later, ana)).body.proposal.level).toBe("intermediate");
  });

  it("records that health data was read", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, await pupil());
    await database.owner.query("delete from audit_log");
    await ask(cycle, ana);
    const { rows } = await database.owner.query("select subject from audit_log where action = 'read' order by subject");
    expect(rows.map(({ subject }) => subject)).toEqual(["evaluation", "registration", "strength"]);
  });
});

describe("a proposal is refused", () => {
  it("to everyone who is not listed, and to the student, listed or not", async () => {
    const maria: TheirStudent = await aStudent(testApp, bruno, { personal_anamnesis });
    const cycle = await anEvaluatedMesocycle(testApp, maria);
    listed(maria);
    const admin = await anAdmin(testApp);
    for (const person of [bruno, maria, admin]) expect((await ask(cycle, person)).status).toBe(403);
    expect((await ask(cycle, ana)).status).toBe(404);
    listed(admin);
    expect((await ask(cycle, admin)).status).toBe(200);
  });

  it("before an evaluation, after the last day, and without available days", async () => {
    const path = await aMesocycle(testApp, joao);
    expect((await ask({ path }, ana)).errors.code).toBe("training_not_evaluated");
    const idle = await anEvaluatedMesocycle(testApp, await pupil());
    await database.owner.query(
      "update students set personal_anamnesis = personal_anamnesis || '{\"days_of_week\": []}' where id = $1",
      [idle.student.id],
    );
    expect((await ask(idle, ana)).errors.detail).toMatch(/não tem dias disponíveis/);
    const over = await anEvaluatedMesocycle(testApp, await pupil());
    await database.owner.query(
      "update mesocycles set start_date = '2025-01-01', end_date = '2025-02-01' where id = $1",
      [over.path.mesoId],
    );
    expect((await ask(over, ana)).errors.code).toBe("cycle_finished");
  });
});

it("auth/me tells staff on the list", async () => {
  const may = async (as: Person) =>
    (await send(app, currentUser, { querystring: {}, as })).body.user.may_generate_trainings;
  listed(joao);
  expect([await may(ana), await may(bruno), await may(joao)]).toEqual([true, false, false]);
});
