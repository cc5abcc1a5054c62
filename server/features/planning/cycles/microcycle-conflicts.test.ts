import { describe, expect, it } from "vitest";
import { removeMacrocycle } from "#contract/planning/macrocycles.ts";
import { removeMesocycle } from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aFirstWeek, cycleCallsAs, STALE } from "../../../testing/steps/cycle-calls.ts";
import {
  aPrescribedMicrocycle,
  aTraining,
  evaluationBody,
  exercisesOfType,
  type MicrocyclePath,
  resisted,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const { read, put } = cycleCallsAs(prumo, ana);

describe("two windows on a microcycle", () => {
  it("with one version: one is saved, the other is told, and nothing is mixed", { tags: "race" }, async () => {
    for (let round = 0; round < 5; round++) {
      const { week } = await aFirstWeek(prumo, joao);
      const answers = await Promise.all(
        ["um", "dois"].map((text) => put(week, { lock_version: 0, name: text, goal: text })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.errors).toEqual(STALE);
      const saved = await read(week);
      expect(saved.lock_version).toBe(1);
      expect(saved.goal).toBe(saved.name);
    }
  });

  it("that prescribe at once: one is saved whole", { tags: "race" }, async () => {
    const { path, microcycle } = await aPrescribedMicrocycle(prumo, joao);
    const [exercise = 0] = await exercisesOfType(prumo, joao, "resistence");
    const answers = await Promise.all(
      ["um", "dois"].map((name) =>
        put(path, {
          lock_version: microcycle.lock_version,
          trainings: [aTraining({ name, exercises: [resisted({ id: exercise })] })],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(path)).trainings).toHaveLength(1);
  });

  it("of two weeks at once are both saved", { tags: "race" }, async () => {
    const { week, next } = await aFirstWeek(prumo, joao);
    const answers = await Promise.all([week, next].map((path) => put(path, evaluationBody())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("one of which removes it, its mesocycle or its macrocycle do so one after the other", {
    tags: "race",
  }, async () => {
    const removals = [
      (path: MicrocyclePath) => send(app, microcycles.removeMicrocycle, { params: path, as: ana }),
      (path: MicrocyclePath) => send(app, removeMesocycle, { params: path, as: ana }),
      (path: MicrocyclePath) => send(app, removeMacrocycle, { params: path, as: ana }),
    ];
    for (const remove of removals) {
      for (let round = 0; round < 5; round++) {
        const { path, microcycle } = await aPrescribedMicrocycle(prumo, await aStudent(prumo, ana));
        const { lock_version } = microcycle;
        const [saved, removed] = await Promise.all([
          put(path, round % 2 === 0 ? { lock_version, trainings: [] } : evaluationBody({}, 1)),
          remove(path),
        ]);
        expect([200, 404]).toContain(saved.status);
        expect(removed.status).toBe(204);
      }
    }
  });
});
