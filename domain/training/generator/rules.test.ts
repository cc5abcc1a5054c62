import { describe, expect, it } from "vitest";
import { painfulPlaces } from "../painful-areas.ts";
import { A_STUDENT, EXERCISES } from "./catalogue.fixture.ts";
import { classify, KINDS, kindAt } from "./classified.ts";
import { proposeTrainings } from "./generate.ts";
import { levelByWeeks } from "./levels.ts";
import { MUSCLE_WORK } from "./muscle-work.ts";
import { objectiveOf } from "./objectives.ts";
import type { ProposalInput } from "./proposal.ts";
import { FOCUS_SLOTS } from "./splits.ts";
import { chooseDays } from "./training-days.ts";

const all = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

describe("the tables", () => {
  it("name only kinds that exist, each code once", () => {
    const named = [
      ...Object.values(FOCUS_SLOTS).flatMap((slots) => slots.flatMap(({ kinds }) => kinds)),
      ...Object.values(MUSCLE_WORK).flatMap(({ lengthen, strengthen }) => [...lengthen, ...strengthen]),
    ];
    expect(named.filter((code) => !kindAt(code))).toEqual([]);
    expect(new Set(KINDS.map(({ code }) => code)).size).toBe(KINDS.length);
  });

  it("let a kind's own names reach it, before every wider kind", () => {
    for (const kind of KINDS) {
      for (const name of kind.names) {
        const exercise = { id: 1, name, type: kind.type, equipment: null, muscleGroups: [] };
        expect([name, classify(exercise).kind.code]).toEqual([name, kind.code]);
      }
    }
  });
});

describe("the days", () => {
  it.each([
    [["monday", "tuesday", "wednesday", "thursday", "friday"], 3, ["1", "3", "5"]],
    [["monday", "tuesday", "thursday", "friday"], 2, ["1", "4"]],
    [all, 6, ["1", "2", "3", "4", "5", "6"]],
    [["saturday", "sunday"], 3, ["6", "0"]],
    [[], 3, []],
  ])("of %j, at most %i, are spread over the week", (available, most, chosen) => {
    expect(chooseDays(available, most)).toEqual(chosen);
  });
});

describe("the level", () => {
  it.each([
    [0, "beginner"],
    [25, "beginner"],
    [26, "intermediate"],
    [103, "intermediate"],
    [104, "advanced"],
  ])("after %i weeks is %s", (weeks, level) => {
    expect(levelByWeeks(weeks)).toBe(level);
  });

  it.each([
    ["beginner", 3],
    ["intermediate", 4],
    ["advanced", 6],
  ] as const)("%s trains at most %i days", (level, most) => {
    const { trainings } = proposeTrainings({ ...A_STUDENT, daysOfWeek: all, level });
    expect(trainings.flatMap(({ weekdays }) => weekdays)).toHaveLength(most);
  });
});

describe("the objective", () => {
  it.each([
    [["Hipertrofia com redução de gordura", null], "hypertrophy"],
    [["Emagrecimento com treino em casa"], "fat_loss"],
    [["Base de força e perda de gordura"], "fat_loss"],
    [["Potência, volume baixo"], "strength"],
    [["Ciclo 1", null, "Reabilitação postural"], "posture"],
    [["Ciclo 1", null, "Performance"], "hypertrophy"],
    [["Estabilidade lombar e respiração"], "posture"],
    [["Condicionamento geral"], "conditioning"],
    [["Ciclo 1", null, null], "health"],
  ])("of %j is %s", (texts, objective) => {
    expect(objectiveOf(texts)).toBe(objective);
  });
});

describe("painful places", () => {
  it("move the choice to an exercise that spares them, and say so", () => {
    const places = painfulPlaces({ had_pains: true, pains: "Dor lombar" });
    const { trainings, excluded } = proposeTrainings({ ...A_STUDENT, painfulPlaces: places });
    const [first] = trainings;
    const reasons = first?.lines.flatMap((line) => line.reasons) ?? [];
    expect(reasons).toContain("No lugar de agachamento. Carrega a lombar: na anamnese, “Dor lombar”.");
    expect(excluded.map(({ exercise }) => classify(exercise).kind.code)).toContain("squat");
  });

  it("keep out an exercise that no rule knows, which is offered as a substitute otherwise", () => {
    const own = EXERCISES.find(({ name }) => name === "Invenção da treinadora");
    const offersIt = (painfulPlaces: typeof A_STUDENT.painfulPlaces) =>
      proposeTrainings({ ...A_STUDENT, painfulPlaces }).trainings.some(({ lines }) =>
        lines.some(({ equivalents }) => equivalents.some(({ id }) => id === own?.id)),
      );
    expect(offersIt([])).toBe(true);
    expect(offersIt([{ area: "ankle", quote: "tornozelo", source: "anamnese" }])).toBe(false);
  });
});

describe("the posture", () => {
  const hollowBack = { coluna_2: "hipercifose_toracica", coluna_3: "hiperlordose_lombar" };

  it("brings in what it asks to strengthen and to stretch, with its name", () => {
    const { trainings } = proposeTrainings({
      ...A_STUDENT,
      posture: { result: "cifotico_lordotico", selection: hollowBack },
    });
    const reasons = trainings.flatMap(({ lines }) => lines.flatMap((line) => line.reasons)).join("\n");
    for (const muscle of ["Glúteo máximo", "Trapézio médio", "Flexores cervicais profundos"])
      expect(reasons).toMatch(new RegExp(`Fortalece .*${muscle}.*\\(Cifótico-Lordótico; Kendall, 2007\\)`));
    expect(reasons).toMatch(/Alonga ou solta .*Iliopsoas/);
  });

  it("names the finding where the result does not ask for a muscle", () => {
    const { trainings } = proposeTrainings({
      ...A_STUDENT,
      posture: { result: "postura_normal", selection: { joelho_1: "valgo", joelho_2: "valgo" } },
    });
    const reasons = trainings.flatMap(({ lines }) => lines.flatMap((line) => line.reasons));
    expect(reasons.join("\n")).toMatch(/Fortalece Glúteo médio.* \(Joelho: valgo dos dois lados; Kendall, 2007\)\./);
  });
});

describe("what a student brings", () => {
  it("prefers an exercise that the catalogue links to a deviation", () => {
    const linked = EXERCISES.find(({ name }) => name === "agachamento livre Colchonete");
    const { trainings } = proposeTrainings({
      ...A_STUDENT,
      level: "intermediate",
      deviations: [{ name: "Joelho valgo", exerciseIds: [linked?.id ?? 0] }],
    });
    const line = trainings[0]?.lines.find(({ exercise }) => exercise.id === linked?.id);
    expect(line?.reasons).toContain("O catálogo o indica para o desvio “Joelho valgo”.");
  });

  it("shows the load of the strength test of an exercise, and none that came from another exercise", () => {
    const all = proposeTrainings(A_STUDENT).trainings.flatMap(({ lines }) => lines);
    const press = all.find(({ exercise }) => exercise.type === "resistence" && exercise.muscleGroups[0]?.id === 4);
    const loadsAfter = (exercise_name: string) => {
      const strengthTests = [{ exercise_name, weight: 60, percentage: 70, muscle_group: { id: 4, name: "Peitoral" } }];
      return proposeTrainings({ ...A_STUDENT, strengthTests })
        .trainings.flatMap(({ lines }) => lines)
        .flatMap(({ exercise, reasons }) =>
          reasons.filter((reason) => reason.startsWith("Carga")).map((reason) => [exercise.name, reason]),
        );
    };
    const name = press?.exercise.name ?? "";
    expect(loadsAfter(name)[0]).toEqual([name, "Carga sugerida pelo teste deste exercício: 42 kg."]);
    expect(new Set(loadsAfter(name).map(([named]) => named))).toEqual(new Set([name]));
    expect(loadsAfter("Crucifixo de outro aparelho")).toEqual([]);
  });

  it("keeps exercises that need a spotter from a student who trains far away", () => {
    const names = (studentType: "consulting" | "in_person") =>
      proposeTrainings({ ...A_STUDENT, level: "intermediate", studentType }).trainings.flatMap(({ lines }) =>
        lines.map(({ exercise }) => exercise.name),
      );
    expect(names("in_person").join()).toContain("agachamento livre");
    expect(names("consulting").join()).not.toContain("agachamento livre");
  });

  it("plans the heart rate by age and resting rate, gently from 60 years on, and not at all without an age", () => {
    const aerobic = (changes: Partial<typeof A_STUDENT>) => {
      const { trainings, notes } = proposeTrainings({ ...A_STUDENT, objective: "fat_loss", ...changes });
      const line = trainings[0]?.lines.find(({ exercise }) => exercise.type === "exerc_aerobicos");
      return { heartRate: line?.prescription.heartRate, notes: notes.join() };
    };
    // 206.9 − 0.67 · 30 = 186.8; 55 % of (186.8 − 60) + 60 = 129.7.
    expect(aerobic({}).heartRate).toBe(129);
    // 40 % of (206.9 − 0.67 · 62 − 60) + 60.
    expect(aerobic({ ageYears: 62 }).heartRate).toBe(102);
    expect(aerobic({ restingHeartRate: null }).heartRate).toBe(130);
    expect(aerobic({ ageYears: null })).toEqual({
      heartRate: undefined,
      notes: expect.stringContaining("data de nascimento"),
    });
  });
});

describe("the effort that is allowed", () => {
  const proposed = (screening: ProposalInput["screening"], changes: Partial<ProposalInput> = {}) => {
    const { trainings } = proposeTrainings({
      ...A_STUDENT,
      ageYears: 40,
      objective: "conditioning",
      screening,
      ...changes,
    });
    const lines = trainings.flatMap((training) => training.lines);
    const aerobic = lines.find(({ exercise }) => exercise.type === "exerc_aerobicos");
    return {
      heartRate: aerobic?.prescription.heartRate,
      why: aerobic?.reasons.join(" "),
      least: Math.min(...lines.flatMap(({ prescription }) => prescription.minReps ?? [])),
      reasons: trainings[0]?.reasons.join(" "),
    };
  };
  const cleared = (up_to: "light" | "moderate" | null) =>
    ({ verdict: "may_begin", up_to, cleared_until: "2027-06-10" }) as const;

  // 206.9 − 0.67 · 40 = 180.1; 60 % of (180.1 − 60) + 60 = 132.06.
  it("is the objective's own without a limit", () => {
    expect(proposed(null)).toMatchObject({ heartRate: 132, why: expect.stringContaining("vigoroso") });
    expect(proposed(cleared(null)).heartRate).toBe(132);
  });

  it("stays light with a clearance up to light effort, as before the clearance", () => {
    const before = { verdict: "clearance_first", up_to: "light", cleared_until: null } as const;
    expect([proposed(before).heartRate, proposed(cleared("light")).heartRate]).toEqual([108, 108]);
    expect(proposed(cleared("light"), { objective: "strength", level: "intermediate" }).least).toBe(10);
    expect(proposed(before).why).toContain("falta a liberação médica");
    expect(proposed(cleared("light")).why).toContain("a liberação médica vai até esforço leve");
    expect(proposed(cleared("light")).reasons).toContain("Liberação médica até esforço leve");
  });

  it("stays below vigorous with a moderate limit, of a doctor's or for who begins", () => {
    expect(proposed(cleared("moderate"))).toMatchObject({
      heartRate: 126,
      why: expect.stringContaining("Aeróbico moderado, porque a liberação médica vai até esforço moderado"),
    });
    const begins = { verdict: "may_begin", up_to: "moderate", cleared_until: null } as const;
    expect(proposed(begins)).toMatchObject({ heartRate: 126, why: expect.stringContaining("a triagem libera até") });
    expect(proposed(begins, { restingHeartRate: null }).heartRate).toBe(126);
    expect(proposed(cleared("moderate"), { objective: "strength", level: "intermediate" }).least).toBe(8);
  });

  it("ends each set far from failure in every week where a cap says so, and closer to it elsewhere", () => {
    const notesOf = (changes: Partial<ProposalInput>) =>
      proposeTrainings({ ...A_STUDENT, ageYears: 40, level: "advanced", cycle: { weeks: 3, week: null }, ...changes })
        .trainings.flatMap(({ lines }) => lines)
        .find(({ exercise }) => exercise.type === "resistence")?.prescription.notes;
    expect(notesOf({})).toContain("Pare com 3 repetições de sobra; da semana 2 em diante, 2; da semana 3 em diante, 1");
    const careful: readonly Partial<ProposalInput>[] = [
      { isHighPressure: true },
      { screening: cleared("moderate") },
      { screening: { verdict: "clearance_first", up_to: "light", cleared_until: null } },
      { screening: { verdict: "clearance_for_hard", up_to: "moderate", cleared_until: null } },
      { conditions: [{ condition: "pregnancy", quote: "Gestante", source: "triagem" }] },
      { conditions: [{ condition: "cardiac", quote: "Infarto", source: "triagem" }] },
      { ageYears: 12 },
    ];
    for (const changes of careful) expect(notesOf(changes)).toMatch(/^Pare com 4 repetições de sobra\./);
  });

  it("is felt, without beats, below 14 years and where the heart does not tell it", () => {
    expect(proposed(null, { ageYears: 13 })).toMatchObject({
      heartRate: null,
      why: expect.stringContaining("adultos"),
    });
    expect(proposed(null, { ageYears: 14 }).heartRate).not.toBeNull();
    for (const condition of ["beta_blocker", "heart_rate_changed", "rhythm", "pregnancy", "cardiac"] as const) {
      const conditions = [{ condition, quote: "dito", source: "anamnese" as const }];
      expect([condition, proposed(null, { conditions }).heartRate]).toEqual([condition, null]);
    }
  });
});
