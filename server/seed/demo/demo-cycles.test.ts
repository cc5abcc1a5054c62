import { describe, expect, it } from "vitest";
import { BONE_BREADTHS, PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { addDays, ageInYears } from "#domain/calendar-date.ts";
import {
  catalogue,
  cycles,
  cyclesOf,
  decimal,
  evaluated,
  numbers,
  students,
  typesOf,
  weeks,
} from "../../testing/demo.ts";
import { birthdateOf } from "./birthdate.ts";
import { evaluationsFrom } from "./evaluation-table.ts";

describe("cycles", () => {
  it("end after they start and do not overlap within a macrocycle", () => {
    for (const { macrocycles = [], name } of students) {
      for (const { mesocycles } of macrocycles) {
        for (const [index, { starts, ends }] of mesocycles.entries()) {
          expect(ends, name).toBeGreaterThan(starts);
          const previous = mesocycles[index - 1];
          if (previous) expect(starts, name).toBeGreaterThan(previous.ends);
        }
      }
    }
  });

  it("show every state: finished, current, to come, not evaluated, without a mesocycle", () => {
    expect(cycles.some(({ mesocycle }) => mesocycle.ends < 0)).toBe(true);
    expect(cycles.some(({ mesocycle }) => mesocycle.starts <= 0 && mesocycle.ends >= 0)).toBe(true);
    expect(cycles.some(({ mesocycle }) => mesocycle.starts > 0)).toBe(true);
    expect(cycles.some(({ mesocycle }) => !mesocycle.evaluation && mesocycle.starts <= 0)).toBe(true);
    expect(students.some(({ macrocycles }) => macrocycles[0]?.mesocycles.length === 0)).toBe(true);
    expect(students.some(({ macrocycles }) => macrocycles.length === 0)).toBe(true);
  });

  it("with weeks are as long as their weeks, have no training themselves, and are past, current and future", () => {
    const withWeeks = cycles.filter(({ mesocycle }) => mesocycle.microcycles);
    for (const { mesocycle, student } of withWeeks) {
      expect(mesocycle.microcycles?.length, student.name).toBe((mesocycle.ends - mesocycle.starts + 1) / 7);
      expect(mesocycle.trainings, student.name).toBeUndefined();
    }
    expect(withWeeks.some(({ mesocycle }) => mesocycle.ends < 0)).toBe(true);
    expect(withWeeks.some(({ mesocycle }) => mesocycle.starts > 0)).toBe(true);
    const running = weeks.filter(({ mesocycle }) => mesocycle.starts <= 0 && mesocycle.ends >= 0);
    expect(running.some(({ mesocycle }) => mesocycle.evaluation && mesocycle.trainings)).toBe(true);
  });

  it("prescribe only after an evaluation, and evaluate nothing that is still to come", () => {
    for (const { student, mesocycle } of [...cycles, ...weeks]) {
      if (mesocycle.trainings) expect(mesocycle.evaluation, student.name).toBeDefined();
      if (mesocycle.starts > 0) expect(mesocycle.evaluation, student.name).toBeUndefined();
      // `evaluation: table[2]` of a table with two columns would be undefined without anyone noticing.
      expect("evaluation" in mesocycle, student.name).toBe(mesocycle.evaluation !== undefined);
    }
  });

  it("are evaluated by each of the ten specified protocols, the US Navy's for a woman and for a man", () => {
    const used = new Set(evaluated.map(({ macrocycle }) => macrocycle.skinfold_protocol));
    expect([...used].sort()).toEqual(
      SKINFOLD_PROTOCOLS.map(({ code }) => code)
        .filter((code) => code !== "Durnin-Womersley - 4 Dobras")
        .sort(),
    );
    const navy = evaluated.filter(({ macrocycle }) => macrocycle.skinfold_protocol === "Marinha Americana");
    expect(new Set(navy.map(({ student }) => student.gender))).toEqual(new Set(["female", "male"]));
    for (const { macrocycle, student } of evaluated) {
      if (macrocycle.skinfold_protocol === "TG Lohman - 2 dobras") expect([16, 17]).toContain(student.age);
    }
  });
});

describe("evaluations", () => {
  const today = "2026-06-15";

  it.each(evaluated.map((one) => ({ ...one, title: `${one.student.name}, ${one.mesocycle.name}` })))(
    "$title is within what bodies are",
    ({ student, macrocycle, mesocycle, evaluation }) => {
      const limits = new Map([...PERIMETERS, ...SKINFOLDS].map((measure) => [`${measure.key}`, measure.limits]));
      const perimeters = numbers(evaluation.perimeter.bodyPerimeter);
      const skinfolds = numbers(evaluation.perimeter.skinFold);
      for (const [key, value] of [...Object.entries(perimeters), ...Object.entries(skinfolds)]) {
        expect(value, key).toBeGreaterThanOrEqual(limits.get(key)?.min ?? Number.NaN);
        expect(value, key).toBeLessThanOrEqual(limits.get(key)?.max ?? Number.NaN);
      }
      expect(evaluation.student.weight).toMatch(/^\d{2,3},\d{2}$/);
      expect(evaluation.student.stature).toMatch(/^\d{3}$/);

      const assessment = assessPerimeter({
        gender: student.gender,
        ageYears: ageInYears(birthdateOf(student, today), addDays(today, mesocycle.starts)),
        statureCm: decimal(evaluation.student.stature),
        weightKg: decimal(evaluation.student.weight),
        perimeters,
        skinfolds,
        protocol: macrocycle.skinfold_protocol,
      });
      const fat = assessment.fatPercentage;
      if (macrocycle.skinfold_protocol === "Sem protocolo") expect(fat.status).toBe("missing");
      else {
        const value = fat.status === "known" ? fat.value : Number.NaN;
        expect(value).toBeGreaterThan(6);
        expect(value).toBeLessThan(37);
      }
      expect(assessment.bmi).toMatchObject({ status: "known" });
      expect(assessment.waistHipRatio).toMatchObject({ status: "known" });
    },
  );

  it("refuse a table with a row that is too short", () => {
    const short = {
      stature: ["170"],
      weight: ["70,00", "69,00"],
      fcRepouso: ["60", "60"],
      sistole: ["120", "120"],
      diastole: ["80", "80"],
      bodyPerimeter: {},
      skinFold: {},
    };
    expect(() => evaluationsFrom(short)).toThrow("without column 1");
  });
});

describe("the sign-in student", () => {
  const student = students.find(({ email }) => email === "aluno@prumo.example");
  const history = (student ? cyclesOf(student) : []).flatMap((cycle) =>
    cycle.mesocycle.evaluation ? [{ ...cycle, evaluation: cycle.mesocycle.evaluation }] : [],
  );
  const series = (read: (evaluation: (typeof history)[number]["evaluation"]) => string | undefined) =>
    history.map(({ evaluation }) => decimal(read(evaluation) ?? ""));
  const falls = (values: number[]) => values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0));

  it("was evaluated three times by Pollock 7, all measures taken, the last in the current mesocycle", () => {
    expect(history).toHaveLength(3);
    expect(history.every(({ macrocycle }) => macrocycle.skinfold_protocol === "Pollock - 7 Dobras")).toBe(true);
    for (const { evaluation } of history) {
      expect(Object.keys(evaluation.perimeter.bodyPerimeter).sort()).toEqual(PERIMETERS.map(({ key }) => key).sort());
      expect(Object.keys(evaluation.perimeter.skinFold).sort()).toEqual(SKINFOLDS.map(({ key }) => key).sort());
    }
    const current = history.at(-1)?.mesocycle;
    expect(current?.starts).toBeLessThan(0);
    expect(current?.ends).toBeGreaterThan(0);
  });

  it("loses weight, trunk, every fold and heart strain from one evaluation to the next", () => {
    expect(falls(series(({ student: { weight } }) => weight))).toBe(true);
    for (const key of ["fcRepouso", "sistole", "diastole"] as const) {
      expect(falls(series(({ heart }) => heart[key])), key).toBe(true);
    }
    for (const key of ["cintura", "abdomen", "quadril", "pescoco", "torax"] as const) {
      expect(falls(series(({ perimeter }) => perimeter.bodyPerimeter[key])), key).toBe(true);
    }
    for (const { key } of SKINFOLDS) expect(falls(series(({ perimeter }) => perimeter.skinFold[key])), key).toBe(true);
  });

  it("has every section in each evaluation: blood, breadths, posture and energy", () => {
    for (const { evaluation } of history) {
      expect(Object.keys(evaluation.biochemical ?? {})).toEqual(
        expect.arrayContaining(BLOOD_TESTS.map(({ key }) => key)),
      );
      expect(Object.keys(evaluation.somatotype ?? {})).toEqual(BONE_BREADTHS.map(({ key }) => key));
      expect(evaluation.posture?.length).toBeGreaterThan(0);
      expect(evaluation.caloric_expenditure?.aerobic_items?.length).toBeGreaterThan(0);
      expect(evaluation.caloric_expenditure?.muscle_items?.length).toBeGreaterThan(0);
    }
  });

  it("has better blood tests, walks further in 12 minutes and loses deviations of posture each time", () => {
    const blood = (key: "glicose" | "triglicerides" | "ldl" | "hdl") =>
      series(({ biochemical }) => String(biochemical?.[key]));
    for (const key of ["glicose", "triglicerides", "ldl"] as const) expect(falls(blood(key)), key).toBe(true);
    expect(falls(blood("hdl").reverse())).toBe(true);
    const distances = series(({ caloric_expenditure }) => String(caloric_expenditure?.travel_distance));
    expect(falls(distances.reverse())).toBe(true);
    const deviations = history.map(
      ({ evaluation }) => evaluation.posture?.filter(({ selected }) => selected !== "nenhum").length ?? 0,
    );
    expect(deviations).toEqual([7, 4, 1]);
  });

  it("lifts more in each strength test, with an exercise of the catalogue and its muscle group", () => {
    const tests = Map.groupBy(student?.strength_tests ?? [], ({ muscle_group }) => muscle_group);
    expect(tests.size).toBe(7);
    for (const [group, changes] of tests) {
      expect(falls(changes.map(({ weight }) => -weight)), group).toBe(true);
      const exercise = catalogue.get(changes[0]?.exercise_name ?? "");
      expect(exercise?.muscle_groups, group).toContain(group);
    }
  });

  it("grows in shoulders, arms, thighs and calves", () => {
    const growing = PERIMETERS.map(({ key }) => key).filter((key) =>
      /^(deltoides|braco|antebraco|coxa_medial|panturrilha)/.test(key),
    );
    expect(growing).toHaveLength(11);
    for (const key of growing) {
      expect(falls(series(({ perimeter }) => perimeter.bodyPerimeter[key]).reverse()), key).toBe(true);
    }
  });

  it("loses fat and keeps lean mass", () => {
    const lean = history.map(({ evaluation, macrocycle }) => {
      const { leanMass, fatMass } = assessPerimeter({
        gender: "male",
        ageYears: 34,
        statureCm: decimal(evaluation.student.stature),
        weightKg: decimal(evaluation.student.weight),
        perimeters: numbers(evaluation.perimeter.bodyPerimeter),
        skinfolds: numbers(evaluation.perimeter.skinFold),
        protocol: macrocycle.skinfold_protocol,
      });
      return {
        lean: leanMass.status === "known" ? leanMass.value : 0,
        fat: fatMass.status === "known" ? fatMass.value : 0,
      };
    });
    expect(falls(lean.map(({ fat }) => fat))).toBe(true);
    for (const { lean: kg } of lean) expect(Math.abs(kg - (lean[0]?.lean ?? 0))).toBeLessThan(1);
  });

  it("has trainings A, B and C now, with a BI-SET and a DROP-SET among them", () => {
    const trainings = history.at(-1)?.mesocycle.trainings ?? [];
    expect(trainings.map(({ name }) => name)).toEqual(["Treino A", "Treino B", "Treino C"]);
    for (const { exercises } of trainings) {
      expect(exercises.length).toBeGreaterThanOrEqual(7);
      expect(exercises.length).toBeLessThanOrEqual(9);
      const types = exercises.flatMap((entry) => [...typesOf(entry)]);
      expect(types).toEqual(expect.arrayContaining(["resistence", "stretching"]));
    }
    const used = trainings.flatMap(({ exercises }) => exercises.map(({ exercise_technic }) => exercise_technic));
    expect(used).toEqual(expect.arrayContaining(["BI-SET", "DROP-SET"]));
  });
});
