import { describe, expect, it } from "vitest";
import { listMuscleGroups } from "#contract/muscle-groups.ts";
import { muscleGroups } from "../../seed/catalogue/muscle-groups.ts";
import { aPrescribedMesocycle } from "../../testing/cycles.ts";
import { anAdmin, aStudent, aTrainer } from "../../testing/people.ts";
import { send } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";

const prumo = await startTestApp();
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);

describe("muscle groups", () => {
  it.each([
    ["a trainer", ana],
    ["a student", joao],
    ["the administrator", admin],
  ])("are listed for %s in the catalogue's order", async (_, person) => {
    await aPrescribedMesocycle(prumo, joao);
    const { status, body } = await send(prumo.app, listMuscleGroups, { as: person });
    expect(status).toBe(200);
    expect(body).toEqual({ muscle_groups: muscleGroups.map(({ id, name }) => ({ id, name })) });
  });

  it("that were hidden are not listed", async () => {
    await prumo.database.owner.query("update muscle_groups set hidden_at = now() where id = 3");
    const { body } = await send(prumo.app, listMuscleGroups, { as: ana });
    expect(body.muscle_groups.map(({ id }) => id)).not.toContain(3);
    await prumo.database.owner.query("update muscle_groups set hidden_at = null where id = 3");
  });
});
