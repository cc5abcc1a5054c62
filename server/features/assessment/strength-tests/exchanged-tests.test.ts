import { describe, expect, it } from "vitest";
import {
  exchangeStrengthChanges,
  listStrengthTests,
  type StrengthTest,
  updateStrengthTest,
} from "#contract/assessment/strength-tests.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { anExchange } from "../../../testing/steps/cycles.ts";
import { inEveryOrderOfSyncs } from "../../../testing/steps/two-devices.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

type Changes = Parameters<typeof anExchange>[0];

const exchange = async (studentId: number, changes: Changes = []) =>
  (await send(app, exchangeStrengthChanges, { params: { studentId }, body: anExchange(changes), as: ana })).body;

const testOf = (tests: readonly StrengthTest[], groupId = 1) => {
  const test = tests.find(({ muscle_group }) => muscle_group.id === groupId);
  if (!test) throw new Error("every student has a test for each muscle group");
  return test;
};

describe("fields of strength tests that a device changed", () => {
  it("are stored one by one, with one entry in the history of the day on which they were typed", async () => {
    const { id } = await aStudent(prumo, ana);
    const made_at = "2026-02-27T18:00:00.000Z";
    const { strength_tests, refused } = await exchange(id, [
      { field: "1:exercise_name", value: " Rosca direta ", made_at },
      { field: "1:weight", value: "22,5", made_at },
      { field: "1:repetitions", value: "8", made_at },
      { field: "2:percentage", value: "70", made_at },
    ]);
    expect(refused).toEqual([]);
    const values = { exercise_name: "Rosca direta", repetitions: 8, weight: 22.5, percentage: null };
    expect(testOf(strength_tests)).toMatchObject({
      ...values,
      history: [{ ...values, changed_on: "2026-02-27", origin: "teste" }],
    });
    expect(testOf(strength_tests, 2)).toMatchObject({ percentage: 70, weight: null });
  });

  it("come twice and are there once, and change nothing the second time", async () => {
    const { id } = await aStudent(prumo, ana);
    const { changes } = anExchange([{ field: "1:weight", value: "30" }]);
    const first = await exchange(id, changes);
    expect(await exchange(id, changes)).toEqual(first);
  });

  it("that cannot be right are refused one by one and hold up no other", async () => {
    const { id } = await aStudent(prumo, ana);
    const { refused, strength_tests } = await exchange(id, [
      { field: "1:weight", value: "40" },
      { field: "1:percentage", value: "101" },
      { field: "1:bust", value: "1" },
      { field: "98765:weight", value: "1" },
      { field: "__proto__", value: "1" },
    ]);
    expect(refused.map(({ field, detail }) => [field, detail])).toEqual([
      ["1:percentage", "Informe um valor entre 0 e 100"],
      ["1:bust", "Este campo não existe nos testes de força."],
      ["98765:weight", "Este campo não existe nos testes de força."],
      ["__proto__", "Este campo não existe nos testes de força."],
    ]);
    expect(testOf(strength_tests).weight).toBe(40);
  });

  it("of two devices that knew nothing of each other stand side by side until one chooses; a blank erases", async () => {
    const { id } = await aStudent(prumo, ana);
    await exchange(id, [{ field: "1:weight", value: "40", made_at: "2026-03-01T12:00:02.000Z" }]);
    const both = await exchange(id, [{ field: "1:weight", value: "45", made_at: "2026-03-01T12:00:01.000Z" }]);
    const standing = both.changes.fields["1:weight"] ?? [];
    expect(standing.map(({ value }) => value)).toEqual(["40", "45"]);
    expect(testOf(both.strength_tests).weight).toBe(40);
    const replaces = standing.map((change) => change.id);
    const chosen = await exchange(id, [{ field: "1:weight", value: "45", replaces }]);
    expect(chosen.changes.fields["1:weight"]).toHaveLength(1);
    const [{ id: last = "" } = {}] = chosen.changes.fields["1:weight"] ?? [];
    const erased = await exchange(id, [{ field: "1:weight", value: "", replaces: [last] }]);
    expect(testOf(erased.strength_tests).weight).toBeNull();
  });

  it("stand beside a save of the whole test that their author had not seen", async () => {
    const { id } = await aStudent(prumo, ana);
    const [{ id: testId = 0 } = {}] = (await exchange(id)).strength_tests;
    const body = { student_id: id, muscle_group_id: 1, exercise_name: "Rosca", repetitions: 8, weight: "31" };
    await sendAnything(app, updateStrengthTest, { params: { id: testId }, body, as: ana });
    const { changes } = await exchange(id, [{ field: "1:weight", value: "33" }]);
    expect(changes.fields["1:weight"]?.map(({ value }) => value).toSorted()).toEqual(["31", "33"]);
    expect(changes.fields["1:repetitions"]).toHaveLength(1);
  });

  it("of another trainer's student are absent, with and without changes", async () => {
    const { id: studentId } = await aStudent(prumo, ana);
    for (const changes of [[], [{ field: "1:weight", value: "40" }]]) {
      const body = anExchange(changes);
      const answer = await sendAnything(app, exchangeStrengthChanges, { params: { studentId }, body, as: bruno });
      expect(answer.status).toBe(404);
    }
  });

  it("that come at once lose nothing", { tags: "race" }, async () => {
    const { id } = await aStudent(prumo, ana);
    await exchange(id);
    const groups = [1, 2, 3, 4, 5];
    await Promise.all(groups.map((group) => exchange(id, [{ field: `${group}:weight`, value: `${10 + group}` }])));
    const { strength_tests } = (await send(app, listStrengthTests, { params: { studentId: id }, as: ana })).body;
    expect(groups.map((group) => testOf(strength_tests, group).weight)).toEqual([11, 12, 13, 14, 15]);
  });
});

describe("two devices with one student's strength tests", () => {
  it("end with the same tests in every order of syncs, with changes that come twice, and lose nothing unseen", async () => {
    const fields = ["1:weight", "1:repetitions", "2:weight"] as const;
    await inEveryOrderOfSyncs(fields, async () => {
      const { id: studentId } = await aStudent(prumo, ana);
      return {
        exchange: async (changes) => (await exchange(studentId, [...changes])).changes.fields,
        async expectStored(newest) {
          const { strength_tests } = await exchange(studentId);
          const stored = {
            "1:weight": testOf(strength_tests).weight,
            "1:repetitions": testOf(strength_tests).repetitions,
            "2:weight": testOf(strength_tests, 2).weight,
          };
          for (const field of fields) {
            const change = newest(field);
            expect(stored[field]).toBe(change ? Number(change.value) : null);
          }
        },
      };
    });
  });
});
