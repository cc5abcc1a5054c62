import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { findTrainings, type ProposeMesocycleTrainings } from "#contract/planning/mesocycles.ts";
import { findTrainings as findInMicrocycle, type ProposeMicrocycleTrainings } from "#contract/planning/microcycles.ts";
import { findPrescriptionCheck, saveVolumeBand } from "#contract/prescription/prescription-checks.ts";
import { type ProposedTraining, saveTrainingPlace } from "#contract/prescription/training-proposals.ts";
import { type ReadinessAnswers, saveReadiness } from "#contract/students/readiness.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import {
  anAdmin,
  aStudent,
  aTrainer,
  type Person,
  type StudentInput,
  type TheirStudent,
} from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
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
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const generatorUsers = new Set<number>();
const testApp = await startTestApp({ generatorUsers });
const { app, clock, database } = testApp;
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

/** The body that the review screen sends when everything is accepted. */
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

  it("names the band that the check of the accepted trainings goes by, the trainer's own before the usual one", async () => {
    const carla = await aTrainer(testApp);
    listed(carla);
    const cycle = await anEvaluatedMesocycle(testApp, await aStudent(testApp, carla, { personal_anamnesis }));
    const propose = async (querystring = {}) => (await ask(cycle, carla, querystring)).body.proposal;
    const bandsIn = ({ volume }: Awaited<ReturnType<typeof propose>>) => [
      ...new Set(volume.map(({ min, max }) => `${min} a ${max}`)),
    ];
    expect(bandsIn(await propose({ level: "advanced", objective: "hypertrophy" }))).toEqual(["12 a 20"]);
    expect(bandsIn(await propose({ level: "intermediate", objective: "health" }))).toEqual(["4 a 20"]);
    const proposal = await propose();
    expect(bandsIn(proposal)).toEqual(["4 a 20"]);
    expect(proposal.volume.filter(({ sets, note }) => sets >= 4 && note !== null)).toEqual([]);
    const params = { id: cycle.path.id };
    const bandChecked = async () => (await send(app, findPrescriptionCheck, { params, as: carla })).body.volume_band;
    await send(app, saveVolumeBand, { body: { min: 8, max: 16 }, as: carla });
    expect([bandsIn(await propose()), await bandChecked()]).toEqual([["8 a 16"], { min: 8, max: 16 }]);
    await database.owner.query("delete from volume_bands where trainer_id = $1", [carla.id]);
    await save(testApp, cycle, { trainings: proposal.trainings.map(accepted) });
    expect(await bandChecked()).toEqual({ min: 4, max: 20 });
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

  it("quotes what no rule understands, and reads surgeries, hearts and medicine", async () => {
    const maria = await aStudent(testApp, ana, {
      personal_anamnesis: { ...personal_anamnesis, had_pains: true, pains: "Labirintite" },
      physiological_anamnesis: {
        cardiac_problems: true,
        cardiac_problems_type: "Infarto em 2019, usa atenolol",
        surgeries: true,
        whichSurgeries: "Artrodese lombar",
      },
    });
    const cycle = await anEvaluatedMesocycle(testApp, maria, { goal: "Emagrecimento" });
    const { proposal } = (await ask(cycle, ana, { level: "advanced", objective: "strength" })).body;
    expect(proposal).toMatchObject({ level: "intermediate", needs_clearance: true, cleared: false });
    expect(proposal.notes.join()).toContain("A anamnese diz “Labirintite”: nenhuma regra a conhece");
    expect(proposal.excluded.map(({ reason }) => reason).join()).toContain("Artrodese lombar");
    const least = (rows: typeof proposal) =>
      Math.min(...rows.trainings.flatMap(({ exercises }) => exercises.flatMap(({ min_reps }) => min_reps ?? [])));
    expect(least(proposal)).toBe(10);
    const cleared = (await ask(cycle, ana, { objective: "strength", cleared: "true" })).body.proposal;
    expect([cleared.cleared, least(cleared)]).toEqual([true, 8]);
  });

  it("has aerobic exercise without beats per minute, which an ordinary save takes", async () => {
    const maria = await aStudent(testApp, ana, {
      personal_anamnesis,
      physiological_anamnesis: { supplements: true, supplements_name: "Propranolol" },
    });
    const cycle = await anEvaluatedMesocycle(testApp, maria);
    const { proposal } = (await ask(cycle, ana, { objective: "fat_loss" })).body;
    const walk = proposal.trainings[0]?.exercises.find(({ exercise }) => exercise.exercise_type === "exerc_aerobicos");
    expect([walk?.freqCardiaca, walk?.observacao]).toEqual([null, expect.stringContaining("esforço 4 a 5 de 10")]);
    await save(testApp, cycle, { trainings: proposal.trainings.map(accepted) });
  });

  it("goes as far as the doctor allows, and says so", async () => {
    const maria = await pupil();
    const cycle = await anEvaluatedMesocycle(testApp, maria);
    const screened = async (clearance: Partial<ReadinessAnswers>) => {
      const answers = { ...NOT_ASKED, is_active: false, wished_intensity: "light" as const, signs: [], medicines: [] };
      const body = { answers: { ...answers, diseases: ["diabetes_type2" as const], ...clearance } };
      expect((await send(app, saveReadiness, { params: { id: maria.id }, body, as: ana })).status).toBe(200);
      const { proposal } = (await ask(cycle, ana, { objective: "conditioning" })).body;
      const exercises = proposal.trainings.flatMap((training) => training.exercises);
      const aerobic = exercises.find(({ exercise }) => exercise.exercise_type === "exerc_aerobicos");
      return { beats: aerobic?.freqCardiaca ?? 0, why: aerobic?.reasons.join(" "), notes: proposal.notes.join(" ") };
    };
    const cleared_on = clock.now().toISOString().slice(0, 10);
    const before = await screened({});
    const light = await screened({ cleared_on, cleared_for: "light" });
    const moderate = await screened({ cleared_on, cleared_for: "moderate" });
    const hard = await screened({ cleared_on, cleared_for: "vigorous" });
    expect([light.beats, light.why]).toEqual([before.beats, expect.stringContaining("até esforço leve")]);
    expect(light.notes).toMatch(/Triagem: Liberação médica de .* até esforço leve/);
    expect([light.beats < moderate.beats, moderate.beats < hard.beats]).toEqual([true, true]);
    expect(moderate.why).toContain("Aeróbico moderado");
    expect([hard.why, hard.notes]).toEqual([
      expect.stringContaining("Aeróbico vigoroso"),
      expect.not.stringContaining("Triagem"),
    ]);
  });

  it.each<[Partial<ReadinessAnswers>, string]>([
    [{ medicines: ["rate_raising"] }, "o remédio muda os batimentos"],
    [{ is_pregnant: true }, "a gestação muda os batimentos"],
    [{ diseases: ["arrhythmia"] }, "marca-passo ou arritmia muda os batimentos"],
  ])("has no beats where zones and energy have none: %o", async (told, said) => {
    const maria = await pupil();
    const cycle = await anEvaluatedMesocycle(testApp, maria);
    const answers = { ...NOT_ASKED, diseases: [], signs: [], medicines: [], ...told };
    await send(app, saveReadiness, { params: { id: maria.id }, body: { answers }, as: ana });
    const { proposal } = (await ask(cycle, ana, { objective: "fat_loss" })).body;
    const exercises = proposal.trainings.flatMap((training) => training.exercises);
    const aerobic = exercises.find(({ exercise }) => exercise.exercise_type === "exerc_aerobicos");
    expect([aerobic?.freqCardiaca, aerobic?.reasons.join(" ")]).toEqual([null, expect.stringContaining(said)]);
  });

  it("follows the place that was kept last for the student, until another one is asked for", async () => {
    const maria = await pupil();
    const cycle = await anEvaluatedMesocycle(testApp, maria);
    const keep = (as: Person, body: object) =>
      sendAnything(app, saveTrainingPlace, { params: { id: maria.id }, body, as });
    expect((await ask(cycle, ana)).body.proposal).toMatchObject({ place: "gym" });
    expect((await keep(ana, { place: "home", equipment: ["kettlebell"] })).status).toBe(204);
    const { proposal } = (await ask(cycle, ana)).body;
    expect(proposal).toMatchObject({ place: "home", equipment: ["kettlebell"] });
    const needed = proposal.trainings.flatMap(({ exercises }) =>
      exercises.map(({ exercise }) => exercise.equipament_needed),
    );
    expect(needed.join()).not.toMatch(/máquina|halter/i);
    expect((await ask(cycle, ana, { place: "gym" })).body.proposal.place).toBe("gym");
    expect((await keep(bruno, { place: "gym", equipment: [] })).status).toBe(404);
    expect((await keep(ana, { place: "moon", equipment: [] })).status).toBe(422);
    expect((await ask(cycle, ana)).body.proposal.place).toBe("home");
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

  it("in the evaluation's own sentence, where it says that nothing is to be trained today", async () => {
    const pressed = await anEvaluatedMesocycle(testApp, await pupil());
    await evaluate(testApp, pressed, anEvaluation({ heart: { sistole: "205", diastole: "100" } }));
    expect((await ask(pressed, ana)).errors).toMatchObject({
      code: "no_training_today",
      detail: "Pressão de repouso acima de 200/110 mmHg: nenhum teste ou treino hoje. Encaminhe ao médico.",
    });
    const faint = await anEvaluatedMesocycle(testApp, await pupil());
    await evaluate(testApp, faint, anEvaluation({ biochemical: { glicose: "50" } }));
    expect((await ask(faint, ana)).errors.detail).toContain("hipoglicemia de nível 2");
  });

  it("not at a pressure of stage 2, which has a note and a cap instead", async () => {
    const pressed = await anEvaluatedMesocycle(testApp, await pupil());
    await evaluate(testApp, pressed, anEvaluation({ heart: { sistole: "165", diastole: "95" } }));
    const { notes, trainings } = (await ask(pressed, ana)).body.proposal;
    expect(notes.join()).toContain("165/95 mmHg, hipertensão estágio 2");
    expect(trainings[0]?.reasons.join()).toContain("Pressão alta na avaliação: pelo menos 10 repetições");
  });

  it("not for kidneys, which have a note where the sheet reads less than 60", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, await pupil());
    const notesAt = async (filtration: number) => {
      await database.owner.query(
        "update evaluations set biochemical = biochemical || jsonb_build_object('taxaFiltracao', $2::jsonb) where mesocycle_id = $1",
        [cycle.path.mesoId, JSON.stringify({ value: filtration, label: "Reduzida" })],
      );
      return (await ask(cycle, ana)).body.proposal.notes.join();
    };
    expect(await notesAt(59.4)).toContain("estimada em 59 mL/min/1,73 m², abaixo de 60");
    expect(await notesAt(59.6)).not.toContain("Filtração dos rins");
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
    await database.owner.query("update mesocycles set training_mode = 'sequence' where id = $1", [idle.path.mesoId]);
    const { trainings } = (await ask(idle, ana)).body.proposal;
    expect(trainings.map(({ weekdays }) => weekdays)).toEqual([[], [], []]);
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
