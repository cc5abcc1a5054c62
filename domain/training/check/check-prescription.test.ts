import { describe, expect, it } from "vitest";
import { readHealth } from "../health/read-health.ts";
import type { HealthAnswers } from "../health/statements.ts";
import { placesTold, type ToldPain } from "../health/told-pains.ts";
import { GROUP } from "../muscle-groups.ts";
import { WORKING_SET } from "../sets/detailed-set.ts";
import { DEFAULT_BAND } from "../weekly/band.ts";
import type { PrescribedEntry, PrescribedTraining } from "../weekly/volume.ts";
import type { CheckedHealth, CheckedWeek } from "./advice.ts";
import { checkPrescription } from "./check-prescription.ts";

const NAMES: Readonly<Record<number, string>> = {
  [GROUP.chest]: "Peitoral",
  [GROUP.back]: "Dorsais",
  [GROUP.triceps]: "Tríceps",
  [GROUP.quadriceps]: "Quadríceps",
};
const groupOf = (id: number) => ({ id, name: NAMES[id] ?? String(id) });

/** Longer names have greater ids. */
const idOf = (name: string) => name.length;

const row = (name: string, group: number, change: object = {}): PrescribedEntry => ({
  exercise: { id: idOf(name), name, exercise_type: "resistence", muscle_groups: [groupOf(group)] },
  series: 4,
  series_type_id: 1,
  min_reps: 8,
  max_reps: 12,
  descanco: "01:00",
  cadencia: "2-0-2-0",
  ...change,
});

const training = (
  id: number,
  weekdays: readonly string[],
  ...exercises: readonly PrescribedEntry[]
): PrescribedTraining => ({
  id,
  name: `Treino ${"ABC"[id - 1]}`,
  weekdays,
  muscle_group: [],
  exercises,
});

interface Change extends Partial<Omit<CheckedWeek, "health">> {
  readonly answers?: HealthAnswers;
  readonly health?: Partial<CheckedHealth>;
}

const week = (
  trainings: readonly PrescribedTraining[],
  { answers = {}, health, ...change }: Change = {},
): CheckedWeek => ({
  trainings,
  screeningNotes: [],
  heartRateNote: null,
  previous: null,
  band: { min: 0, max: 60 },
  student: {},
  health: { ...readHealth(answers, null), toldPains: [], stop: null, ...health },
  ...change,
});

const said = (checked: CheckedWeek) => checkPrescription(checked).map(({ sentence }) => sentence);

describe("a heart rate in a row", () => {
  const ride = row("Bicicleta", GROUP.quadriceps, {
    exercise: { id: 9, name: "Bicicleta", exercise_type: "exerc_aerobicos", muscle_groups: [] },
    freqCardiaca: 140,
  });
  const heartRateNote = "Medicamento altera a frequência cardíaca: use a percepção de esforço.";

  it("is told of somebody whose heart does not tell the effort, and may be corrected", () => {
    const [advice, ...others] = checkPrescription(week([training(1, ["1"], ride)], { heartRateNote }));
    expect(advice).toMatchObject({
      sentence: `Treino A: "Bicicleta" pede 140 bpm, que o aluno não vê. ${heartRateNote}`,
      trainingId: 1,
      remedy: { exerciseId: 9, label: "Corrigir" },
    });
    expect(others).toEqual([]);
  });

  it("is told of nobody else, and no row without one", () => {
    expect(said(week([training(1, ["1"], ride)]))).toEqual([]);
    const byEffort = { ...ride, freqCardiaca: null, observacao: "Leve" };
    expect(said(week([training(1, ["1"], byEffort)], { heartRateNote }))).toEqual([]);
  });
});

describe("rest", () => {
  const rested = (change: object) => said(week([training(1, ["1"], row("Supino", GROUP.quadriceps, change))]));
  const MISSING = 'Treino A: "Supino" está sem descanso entre as séries; diga quanto o aluno deve parar.';

  it.each([{ descanco: null }, { descanco: "00:00" }, { descanco: null, series: 2 }])(
    "is missing with %o",
    (change) => {
      expect(rested(change)).toEqual([MISSING]);
    },
  );

  it.each([{ descanco: "00:01" }, { descanco: null, series: 1 }, { descanco: null, series: null }])(
    "is not asked for with %o",
    (change) => {
      expect(rested(change)).toEqual([]);
    },
  );

  it("is asked for exercises with a load alone", () => {
    const stretch = { id: 1, name: "Alongamento", exercise_type: "stretching", muscle_groups: [] };
    expect(rested({ exercise: stretch, descanco: null, tempo: "00:30" })).toEqual([]);
  });

  it("stands in sets in detail, or in the group", () => {
    const sets = [60, 50].map((load_kg) => ({ ...WORKING_SET, max_reps: 8, load_kg, rest: "02:00" }));
    expect(rested({ descanco: null, sets })).toEqual([]);
    expect(rested({ descanco: null, sets: sets.map((set) => ({ ...set, rest: null })) })).toEqual([MISSING]);
    const group = { number: 1, kind: "circuit", rounds: 3, rest_between: "00:30", rest_after: null, time_cap: null };
    expect(rested({ descanco: null, group })).toEqual([]);
  });
});

describe("repetitions", () => {
  const ranged = (min_reps: number | null, max_reps: number | null) =>
    said(week([training(1, ["1"], row("Supino", GROUP.quadriceps, { min_reps, max_reps }))]));

  it("have a maximum that is not below the minimum", () => {
    expect(ranged(12, 11)).toEqual(['Treino A: "Supino" pede no máximo 11 repetições, menos do que o mínimo de 12.']);
    expect(ranged(12, 12)).toEqual([]);
    expect(ranged(null, 1)).toEqual([]);
  });
});

describe("a muscle on consecutive days", () => {
  const onDays = (days: readonly [string, string], sets: readonly [number, number]) =>
    said(
      week([
        training(1, [days[0]], row("Agachamento", GROUP.quadriceps, { series: sets[0] })),
        training(2, [days[1]], row("Leg press", GROUP.quadriceps, { series: sets[1] })),
      ]),
    );

  it("has at most 10 sets", () => {
    expect(onDays(["1", "2"], [5, 5])).toEqual([]);
    expect(onDays(["1", "2"], [6, 5])).toEqual([
      "Quadríceps: 6 séries no dia de segunda (Treino A) e 5 no dia seguinte (Treino B), com pouco tempo para se recuperar.",
    ]);
  });

  it("is not noticed with a day between", () => {
    expect(onDays(["1", "3"], [8, 8])).toEqual([]);
  });

  it("is noticed from Saturday to Sunday", () => {
    expect(onDays(["6", "0"], [6, 5])).toHaveLength(1);
  });
});

describe("a painful area", () => {
  const answers = { had_pains: true, pains: "Dor no ombro esquerdo" };

  it("is named with all exercises of a training that load it", () => {
    const one = [row("Supino", GROUP.chest, { series: 1 }), row("Desenvolvimento", GROUP.chest, { series: 1 })];
    expect(said(week([training(1, ["1"], ...one)], { answers }))).toEqual([
      'Treino A: "Supino" e "Desenvolvimento" envolvem o ombro, e a anamnese diz "Dor no ombro esquerdo".',
    ]);
  });

  it("is named with the exercise that loads it, once for each training", () => {
    const press = row("Supino", GROUP.chest, { series: 1 });
    expect(said(week([training(1, ["1"], press, press), training(2, ["4"], press)], { answers }))).toEqual([
      'Treino A: "Supino" envolve o ombro, e a anamnese diz "Dor no ombro esquerdo".',
      'Treino B: "Supino" envolve o ombro, e a anamnese diz "Dor no ombro esquerdo".',
    ]);
  });

  it("does not concern other exercises, nor students without pains", () => {
    expect(said(week([training(1, ["1"], row("Agachamento", GROUP.quadriceps))], { answers }))).toEqual([]);
    expect(said(week([training(1, ["1"], row("Supino", GROUP.chest, { series: 1 }))]))).toEqual([]);
  });

  it("has another key when one more exercise loads it", () => {
    const [press, fly] = [row("Supino", GROUP.chest, { series: 1 }), row("Crucifixo", GROUP.chest, { series: 1 })];
    const keys = [[press], [press, fly]].map(
      (rows) => checkPrescription(week([training(1, ["1"], ...rows)], { answers }))[0]?.key,
    );
    expect(new Set(keys).size).toBe(2);
  });

  it("has another key when the anamnesis says something else", () => {
    const trainings = [training(1, ["1"], row("Supino", GROUP.chest, { series: 1 }))];
    const keys = ["Dor no ombro", "Dor no ombro direito"].map(
      (pains) => checkPrescription(week(trainings, { answers: { had_pains: true, pains } }))[0]?.key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe("pain that the student told while training", () => {
  const squat = row("Agachamento", GROUP.quadriceps, { series: 1 });
  const lunge = row("Afundo livre", GROUP.quadriceps, { series: 1 });
  const press = row("Supino", GROUP.chest, { series: 1 });
  const told = (change: Partial<ToldPain>): ToldPain => ({
    exercise_id: idOf("Agachamento"),
    area: null,
    pain: 8,
    day: "2026-11-24",
    ...change,
  });
  const after = (...toldPains: readonly ToldPain[]) =>
    said(week([training(1, ["1"], squat, lunge, press)], { health: { toldPains, places: placesTold(toldPains) } }));

  it("is said of the exercise by its strongest, and of the others that load the same area", () => {
    expect(after(told({}))).toEqual(['Treino A: em "Agachamento" o aluno relatou dor 8 de 10 em 24/11/2026.']);
    expect(after(told({ area: "knee" }), told({ area: "knee", pain: 5, day: "2026-11-26" }))).toEqual([
      'Treino A: em "Agachamento" o aluno relatou dor 8 de 10 em 24/11/2026.',
      'Treino A: "Afundo livre" envolve o joelho, e o aluno relatou dor 5 de 10 em 26/11/2026.',
    ]);
  });

  it("has another key when it is told again", () => {
    const keys = [told({}), told({ day: "2026-11-26" })].map(
      (one) => checkPrescription(week([training(1, ["1"], squat)], { health: { toldPains: [one] } }))[0]?.key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe("an illness", () => {
  const crunch = row("Abdominal supra", GROUP.core, { series: 1 });
  const swing = row("Swing com kettlebell", GROUP.back, { series: 1 });
  const press = row("Supino", GROUP.chest, { series: 1 });
  const answers = { had_lesions: true, lesions: "Osteoporose na coluna", cardiac_problems: false };

  it("names the exercises that a proposal would leave out", () => {
    const [advice, ...others] = checkPrescription(week([training(1, ["1"], crunch, swing, press)], { answers })).filter(
      ({ key }) => key.startsWith("barred"),
    );
    expect(advice).toMatchObject({
      sentence:
        'Treino A: a anamnese diz "Osteoporose na coluna"; confira "Abdominal supra" e "Swing com kettlebell" (dobra ou gira a coluna, ou tem salto).',
      remedy: { exerciseId: idOf("Abdominal supra"), label: "Trocar" },
    });
    expect(others).toEqual([]);
    expect(said(week([training(1, ["1"], press)], { answers: { cardiac_problems: false } }))).toEqual([]);
  });
});

describe("a stop", () => {
  const stop = "Avaliação de 24/11/2026: pressão de repouso acima de 200/110 mmHg.";

  it("comes before all else, and is said of no empty week", () => {
    const answers = { had_pains: true, pains: "Dor no ombro" };
    const press = row("Supino", GROUP.chest, { series: 1 });
    expect(said(week([training(1, ["1"], press)], { answers, health: { stop } }))[0]).toBe(stop);
    expect(said(week([], { health: { stop } }))).toEqual([]);
  });
});

describe("a statement that no rule understands", () => {
  it("is quoted once for the week, and not for a student whose words are all understood", () => {
    const trainings = [training(1, ["1"], row("Agachamento", GROUP.quadriceps))];
    const of = (pains: string) => said(week(trainings, { answers: { had_pains: true, pains } }));
    expect(of("Labirintite")).toEqual([
      'A anamnese diz "Labirintite": nenhuma regra a conhece; confira os exercícios.',
    ]);
    expect(of("Dor no ombro")).toEqual([]);
    expect(said(week([], { answers: { had_pains: true, pains: "Labirintite" } }))).toEqual([]);
  });
});

describe("a day", () => {
  /** 40 s of work and 20 s of rest in a set: n sets take n minutes less 20 s. */
  const lasting = (series: number) =>
    row("Agachamento", GROUP.quadriceps, { series, min_reps: 10, max_reps: 10, descanco: "00:20" });
  const student = { training_hours: "das 6h às 6h30" };

  it("is not longer than the student's time of training", () => {
    expect(said(week([training(1, ["1"], lasting(30))], { student }))).toEqual([]);
    expect(said(week([training(1, ["1"], lasting(31))], { student }))).toEqual([
      'Treino A: leva cerca de 31 min, e o aluno tem 30 min (horário de treino: "das 6h às 6h30").',
    ]);
  });

  it("is not judged where no time is known", () => {
    expect(said(week([training(1, ["1"], lasting(59))], { student: { training_hours: "de manhã" } }))).toEqual([]);
  });
});

describe("the weekly volume", () => {
  const ofSets = (series: number, wanted: boolean) =>
    said(
      week(
        [
          {
            ...training(1, ["1"], row("Agachamento", GROUP.quadriceps, { series })),
            muscle_group: wanted ? [groupOf(GROUP.quadriceps)] : [],
          },
        ],
        {
          band: DEFAULT_BAND,
        },
      ),
    );

  it("lies within the band, ends included", () => {
    expect(ofSets(10, true)).toEqual([]);
    expect(ofSets(20, true)).toEqual([]);
    expect(ofSets(9, true)).toEqual(["Quadríceps: 9 séries na semana, abaixo da sua faixa de 10 a 20."]);
    expect(ofSets(21, true)).toEqual(["Quadríceps: 21 séries na semana, acima da sua faixa de 10 a 20."]);
  });

  it("may be low for a group that no training is about, never high", () => {
    expect(ofSets(9, false)).toEqual([]);
    expect(ofSets(21, false)).toHaveLength(1);
  });
});

describe("a group that a training is about", () => {
  const about = (...groups: readonly number[]) => ({ muscle_group: groups.map(groupOf) });
  const NONE = "Peitoral: nenhuma série na semana, e um treino é sobre esse grupo.";

  it("is missed when no set reaches it, and not when a set of another exercise helps it", () => {
    const squats = training(1, ["1"], row("Agachamento", GROUP.quadriceps));
    expect(said(week([{ ...squats, ...about(GROUP.quadriceps, GROUP.chest) }]))).toEqual([NONE]);
    const dips = {
      id: 9,
      name: "Mergulho",
      exercise_type: "resistence",
      muscle_groups: [GROUP.triceps, GROUP.chest].map(groupOf),
    };
    const both = training(
      1,
      ["1"],
      row("Agachamento", GROUP.quadriceps),
      row("Mergulho", GROUP.chest, { exercise: dips }),
    );
    expect(said(week([{ ...both, ...about(GROUP.chest) }]))).toEqual([]);
    const warmUp = training(
      1,
      ["1"],
      row("Agachamento", GROUP.quadriceps),
      row("Supino", GROUP.chest, { series_type_id: 2 }),
    );
    expect(said(week([{ ...warmUp, ...about(GROUP.chest) }]))).toEqual([NONE]);
  });

  it("is not missed before the training has resisted exercises, nor where another type strengthens it", () => {
    expect(said(week([{ ...training(1, ["1"]), ...about(GROUP.chest) }]))).toEqual([]);
    const pushUps = {
      id: 9,
      name: "Flexão no TRX",
      exercise_type: "functional",
      muscle_groups: [groupOf(GROUP.chest)],
    };
    const mixed = training(
      1,
      ["1"],
      row("Agachamento", GROUP.quadriceps),
      row("Flexão", GROUP.chest, { exercise: pushUps }),
    );
    expect(said(week([{ ...mixed, ...about(GROUP.chest) }]))).toEqual([]);
  });
});

describe("pushing and pulling", () => {
  const balanced = (push: number, pull: number) =>
    said(
      week([
        training(1, ["1"], row("Supino", GROUP.chest, { series: push })),
        training(2, ["3"], row("Remada", GROUP.back, { series: pull })),
      ]),
    );

  it("differ at most by three to two and by one to two", () => {
    expect(balanced(9, 6)).toEqual([]);
    expect(balanced(10, 6)).toEqual([
      "A semana tem 10 séries de empurrar para 6 de puxar; inclua remadas ou puxadas, ou tire séries.",
    ]);
    expect(balanced(5, 10)).toEqual([]);
    expect(balanced(5, 11)).toEqual([
      "A semana tem 5 séries de empurrar para 11 de puxar; inclua supinos ou desenvolvimentos, ou tire séries.",
    ]);
  });

  it("are not judged below six sets", () => {
    expect(balanced(5, 0)).toEqual([]);
    expect(balanced(6, 0)).toHaveLength(1);
  });
});

describe("a week", () => {
  const trainings = [training(1, ["1"], row("Agachamento", GROUP.quadriceps))];
  const UNCHANGED =
    "Nada mudou desde o Microciclo 1: progrida carga, repetições ou séries para o aluno continuar evoluindo.";
  const after = (change: object) => {
    const before = [training(9, ["1"], row("Agachamento", GROUP.quadriceps, change))];
    return said(week(trainings, { previous: { id: 5, name: "Microciclo 1", trainings: before } }));
  };

  it("that equals the one before is noticed, whatever the ids of its rows and its notes", () => {
    expect(after({ id: 77, observacao: "Desça devagar" })).toEqual([UNCHANGED]);
  });

  it.each([{ series: 5 }, { max_reps: 13 }, { descanco: "00:50" }])("that differs by %o is not", (change) => {
    expect(after(change)).toEqual([]);
  });

  it("without trainings is not compared", () => {
    expect(said(week([], { previous: { id: 5, name: "Microciclo 1", trainings: [] } }))).toEqual([]);
  });

  it("gives no key twice, and keys of at most 300 characters", () => {
    const twice = row("Supino", GROUP.quadriceps, { descanco: null });
    const keys = checkPrescription(week([training(1, ["1"], twice, twice)])).map(({ key }) => key);
    expect(keys).toEqual(["rest:1:6"]);
  });
});

it("the screening's demand comes first, once there is a training", () => {
  const screeningNotes = [
    "Triagem: Liberação médica antes de começar (Doença do coração).",
    "Falta antes de treinar: questionário de prontidão.",
  ];
  expect(said(week([training(1, ["1"])], { screeningNotes })).slice(0, 2)).toEqual(screeningNotes);
  expect(said(week([], { screeningNotes }))).toEqual([]);
});
