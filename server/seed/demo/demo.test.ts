import { describe, expect, it } from "vitest";
import { addDays, ageInYears, isCalendarDate } from "#domain/calendar-date.ts";
import { marinaStudents, rafaelStudents, students } from "../../testing/demo.ts";
import { admin, demoPassword, marina, rafael } from "./accounts.ts";
import { birthdateOf } from "./birthdate.ts";
import type { DemoStudent } from "./students.ts";

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

  it("can sign in: a long enough password, and distinct addresses that belong to no person", () => {
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

  it("have their age on any day of loading, and the same age on each day of an evaluation", () => {
    const evaluatedOn = students.flatMap(({ macrocycles }) => macrocycles.flatMap(({ mesocycles }) => mesocycles));
    const offsets = [0, ...evaluatedOn.map(({ starts }) => starts)];
    const agesOn = (today: string) =>
      students.map((student) => offsets.map((days) => ageInYears(birthdateOf(student, today), addDays(today, days))));
    for (const today of ["2026-01-01", "2026-07-15", "2026-11-27", "2028-02-29", "2031-12-31"]) {
      expect(students.every((student) => isCalendarDate(birthdateOf(student, today)))).toBe(true);
      expect(agesOn(today).map(([age]) => age)).toEqual(students.map(({ age }) => age));
      expect(agesOn(today)).toEqual(agesOn("2026-11-24"));
    }
    expect(Math.min(...students.map(({ age }) => age))).toBe(16);
    expect(Math.max(...students.map(({ age }) => age))).toBe(74);
  });

  it("have distinct days to train and a goal", () => {
    for (const { name, personal_anamnesis } of students) {
      const days = personal_anamnesis.days_of_week;
      expect(days.length, name).toBeGreaterThan(0);
      expect(new Set(days).size, name).toBe(days.length);
      expect(personal_anamnesis.training_goals, name).toMatch(/^(Performance|Reabilitação postural)$/);
    }
  });

  it('give the details of every answer "yes"', () => {
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
