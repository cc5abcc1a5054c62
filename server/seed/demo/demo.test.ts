import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { addDays, ageInYears, isCalendarDate } from "#domain/calendar-date.ts";
import { parseDecimal } from "#domain/number-format.ts";
import { fromWire, toTyped } from "#domain/training/entry-names.ts";
import { refusalsOfEntry } from "#domain/training/entry-rules.ts";
import { isPyramid, NO_TECHNIQUE, slotsFor } from "#domain/training/techniques.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { catalogueExercises } from "../catalogue/exercises.ts";
import { seriesTypes } from "../catalogue/series-types.ts";
import { admin, demoPassword, marina, rafael } from "./accounts.ts";
import { birthdateOf } from "./birthdate.ts";
import { evaluationsFrom } from "./evaluation-table.ts";
import { marinaStudents } from "./students-marina.ts";
import { rafaelStudents } from "./students-rafael.ts";
import type { DemoEntry, DemoStudent } from "./types.ts";

const students = [...marinaStudents, ...rafaelStudents];
const cyclesOf = (student: DemoStudent) =>
  (student.macrocycles ?? []).flatMap((macrocycle) =>
    macrocycle.mesocycles.map((mesocycle) => ({ student, macrocycle, mesocycle })),
  );
const cycles = students.flatMap(cyclesOf);
/** Weeks with something of their own, as the cycles that they are. */
const weeks = cycles.flatMap(({ mesocycle: { microcycles = [], ...mesocycle }, ...cycle }) =>
  microcycles.map((week, place) => ({
    ...cycle,
    mesocycle: {
      ...week,
      name: `${mesocycle.name}, Microciclo ${place + 1}`,
      starts: mesocycle.starts + place * 7,
      ends: mesocycle.starts + place * 7 + 6,
    },
  })),
);
const evaluated = [...cycles, ...weeks].flatMap((cycle) =>
  cycle.mesocycle.evaluation ? [{ ...cycle, evaluation: cycle.mesocycle.evaluation }] : [],
);
const prescribed = [...cycles, ...weeks].flatMap(({ student, mesocycle }) =>
  (mesocycle.trainings ?? []).map((training) => ({ student, mesocycle, training })),
);
const entries = prescribed.flatMap(({ student, training }) =>
  training.exercises.map((entry) => ({ student, training, entry })),
);
const catalogue = new Map(catalogueExercises.map((exercise) => [exercise.name, exercise]));
const typesOf = (entry: DemoEntry) => new Set(entry.exercise.map((name) => catalogue.get(name)?.exercise_type));

const decimal = (text: string) => parseDecimal(text) ?? Number.NaN;
const numbers = (measures: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(measures).map(([key, text]) => [key, decimal(text)]));

describe("accounts", () => {
  it("have a CPF whose check digits are valid", () => {
    for (const { cpf } of [marina, rafael]) {
      const digits = [...cpf.replace(/\D/g, "")].map(Number);
      const checkDigit = (length: number) => {
        const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
        return ((sum * 10) % 11) % 10;
      };
      expect(cpf).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
      expect([checkDigit(9), checkDigit(10)]).toEqual(digits.slice(9));
    }
  });

  it("can sign in: a password long enough, addresses that cannot be anyone's, each once", () => {
    expect(demoPassword.length).toBeGreaterThanOrEqual(8);
    const emails = [admin, marina, rafael, ...students].map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
  });

  it("have complete phones and postal codes", () => {
    for (const trainer of [marina, rafael]) {
      expect(trainer.phone).toMatch(/^\(\d{2}\) \d \d{4}-\d{4}$/);
      expect(trainer.address.zipcode).toMatch(/^\d{5}-\d{3}$/);
      expect(isCalendarDate(trainer.birthdate)).toBe(true);
    }
  });
});

describe("students", () => {
  it("are 36 of Marina, 7 of them inactive, and 8 of Rafael, one inactive", () => {
    const inactive = (list: readonly DemoStudent[]) => list.filter(({ is_active }) => is_active === false).length;
    expect([marinaStudents.length, inactive(marinaStudents)]).toEqual([36, 7]);
    expect([rafaelStudents.length, inactive(rafaelStudents)]).toEqual([8, 1]);
  });

  it("share some first names, so that a search has to tell them apart, and no full name", () => {
    const first = students.map(({ name }) => name.split(" ")[0]);
    expect(new Set(first).size).toBeLessThan(first.length);
    expect(new Set(students.map(({ name }) => name)).size).toBe(students.length);
  });

  it("have phones in the mask of their country", () => {
    const masks: Record<string, RegExp> = {
      BR: /^\(\d{2}\) \d{5}-\d{4}$/,
      PT: /^\d{2} \d{3} \d{4}$/,
      US: /^\(\d{3}\) \d{3}-\d{4}$/,
    };
    for (const { name, email_secundario, cellphone, contact_name, contact_cellphone } of students) {
      expect(cellphone, name).toMatch(masks[email_secundario] ?? /never/);
      expect(contact_cellphone === undefined, name).toBe(contact_name === undefined);
      if (contact_cellphone) expect(contact_cellphone, name).toMatch(/^\(\d{2}\) \d \d{4}-\d{4}$/);
    }
    const phones = students.map(({ cellphone }) => cellphone);
    expect(new Set(phones).size).toBe(phones.length);
  });

  it("are of the age that is said, on whatever day they are loaded", () => {
    for (const today of ["2026-01-01", "2026-07-15", "2028-02-29", "2031-12-31"]) {
      for (const student of students) {
        const birthdate = birthdateOf(student, today);
        expect(isCalendarDate(birthdate), student.name).toBe(true);
        expect(ageInYears(birthdate, today), student.name).toBe(student.age);
      }
    }
    expect(Math.min(...students.map(({ age }) => age))).toBe(16);
    expect(Math.max(...students.map(({ age }) => age))).toBe(74);
  });

  it("have a day to train, none twice, and a goal", () => {
    for (const { name, personal_anamnesis } of students) {
      const days = personal_anamnesis.days_of_week;
      expect(days.length, name).toBeGreaterThan(0);
      expect(new Set(days).size, name).toBe(days.length);
      expect(personal_anamnesis.training_goals, name).toMatch(/^(Performance|Reabilitação postural)$/);
    }
  });

  it("explain what they say yes to", () => {
    const explained = [
      ["had_lesions", "lesions"],
      ["had_pains", "pains"],
      ["use_alcohol", "alcohol"],
      ["nutritionist", "nutricionist_name"],
      ["supplements", "supplements_name"],
      ["diabetes", "diabets_type"],
      ["smoke", "how_many_cigarettes"],
      ["cardiac_problems", "cardiac_problems_type"],
      ["surgeries", "whichSurgeries"],
    ] as const;
    for (const { name, personal_anamnesis, physiological_anamnesis } of students) {
      const answers: Record<string, unknown> = { ...personal_anamnesis, ...physiological_anamnesis };
      for (const [yes, text] of explained) {
        expect(Boolean(answers[text]), `${name}: ${text}`).toBe(answers[yes] === true);
      }
    }
  });

  it("include some whose changed profile was not told to the trainer, all of them active", () => {
    const changed = students.filter((student) => student.is_profile_changed);
    expect(changed.length).toBeGreaterThanOrEqual(3);
    expect(changed.every(({ is_active }) => is_active !== false)).toBe(true);
  });
});

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
    expect(students.some(({ macrocycles }) => macrocycles?.[0]?.mesocycles.length === 0)).toBe(true);
    expect(students.some(({ macrocycles }) => macrocycles === undefined)).toBe(true);
  });

  it("with weeks are as long as their weeks, hold no training themselves, and lie in past, present and future", () => {
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

  it("are evaluated by each of the ten protocols, the US Navy's for a woman and for a man", () => {
    const used = new Set(evaluated.map(({ macrocycle }) => macrocycle.skinfold_protocol));
    expect([...used].sort()).toEqual(SKINFOLD_PROTOCOLS.map(({ code }) => code).sort());
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

describe("trainings", () => {
  const dayOf = new Map<string, string>(WEEKDAYS.map(({ value, key }) => [value, key]));

  it("stand on days that the student has, each day for one training of the mesocycle", () => {
    for (const { student, mesocycle } of [...cycles, ...weeks]) {
      const used = (mesocycle.trainings ?? []).flatMap(({ weekdays }) => weekdays);
      expect(new Set(used).size, student.name).toBe(used.length);
      const available: readonly string[] = student.personal_anamnesis.days_of_week;
      for (const weekday of used) expect(available, student.name).toContain(dayOf.get(weekday));
    }
  });

  it("use exercises of the catalogue, of one type per row, and series types that exist", () => {
    for (const { entry, student } of entries) {
      for (const name of entry.exercise) expect(catalogue.has(name), `${student.name}: ${name}`).toBe(true);
      expect(typesOf(entry).size).toBe(1);
      expect(seriesTypes.some(({ id }) => id === entry.series_type_id)).toBe(true);
    }
  });

  it("name the type of every row and the prime mover of every resistance exercise", () => {
    for (const { student, training } of prescribed) {
      for (const name of training.exercises.flatMap(({ exercise }) => exercise)) {
        const exercise = catalogue.get(name);
        expect(training.exercise_type, `${student.name}: ${name}`).toContain(exercise?.exercise_type);
        if (exercise?.exercise_type === "resistence") {
          expect(training.muscle_group, `${student.name}: ${name}`).toContain(exercise.muscle_groups[0]);
        }
      }
    }
  });

  it("announce no type and no muscle group that none of their rows has", () => {
    for (const { student, training } of prescribed) {
      const rows = training.exercises.flatMap(({ exercise }) => exercise).map((name) => catalogue.get(name));
      const where = `${student.name}, ${training.name}`;
      for (const type of training.exercise_type) {
        expect(
          rows.some((row) => row?.exercise_type === type),
          `${where}: ${type}`,
        ).toBe(true);
      }
      for (const group of training.muscle_group) {
        expect(
          rows.some((row) => row?.muscle_groups.includes(group)),
          `${where}: ${group}`,
        ).toBe(true);
      }
    }
  });

  it("fill exactly the slots of the technique, in working sets only", () => {
    for (const { student, entry } of entries) {
      const { minimum, growable } = slotsFor(entry.exercise_technic);
      if (growable) expect(entry.exercise.length, student.name).toBeGreaterThanOrEqual(minimum);
      else expect(entry.exercise, student.name).toHaveLength(minimum);
      if (entry.exercise_technic) expect(entry.series_type_id, student.name).toBe(1);
    }
  });

  it("hold nothing that the editor would refuse to save", () => {
    for (const { student, entry } of entries) {
      const { exercise, exercise_technic, ...values } = entry;
      const refusals = refusalsOfEntry({
        ...toTyped(fromWire(values)),
        exerciseType: [...typesOf(entry)][0],
        technique: exercise_technic ?? NO_TECHNIQUE,
        exerciseIds: exercise.map((_, index) => index + 1),
      });
      expect(refusals, `${student.name}: ${entry.exercise.join(" + ")}`).toEqual({});
    }
  });

  it("show a pyramid, sprints and continuous aerobic work, the last two never in one row", () => {
    expect(entries.some(({ entry }) => isPyramid(entry.exercise_technic) && entry.reps_pattern)).toBe(true);
    expect(entries.some(({ entry }) => entry.hiit)).toBe(true);
    expect(entries.some(({ entry }) => entry.aerobicocont)).toBe(true);
    expect(entries.filter(({ entry }) => entry.hiit && entry.aerobicocont)).toEqual([]);
  });
});
