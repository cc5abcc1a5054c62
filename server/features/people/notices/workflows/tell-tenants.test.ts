import { sql } from "kysely";
import { expect, it } from "vitest";
import { tenantOf } from "../../../../platform/database/scope.ts";
import { aStudent, aTrainer } from "../../../../testing/people.ts";
import { startTestApp } from "../../../../testing/test-app.ts";
import { notify } from "../commands.ts";
import { tellTenants } from "./tell-tenants.ts";

const prumo = await startTestApp();

it("tenants share a transaction, each sees its own, and one failure keeps nobody else from being told", async () => {
  const students = new Map<number, number>();
  for (const name of ["Ana", "Bia", "Caio"]) {
    const trainer = await aTrainer(prumo, { name });
    students.set(trainer.id, (await aStudent(prumo, trainer)).id);
  }
  const [, failing] = students.keys();
  const transactions: string[] = [];
  const seen: number[][] = [];
  const tellAll = (fails: boolean) =>
    tellTenants(prumo.dependencies, async (scope) => {
      const trainerId = tenantOf(scope.actor);
      const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(scope.tx);
      transactions.push(rows[0]?.id ?? "");
      seen.push((await scope.tx.selectFrom("students").select("id").execute()).map(({ id }) => id));
      const studentId = students.get(trainerId) ?? 0;
      await notify(scope, { kind: "missed_trainings", to: "trainer", studentId, subject: "today" });
      if (fails && trainerId === failing) throw new Error("this tenant fails");
    });
  const told = async () =>
    (await prumo.database.owner.query("select trainer_id::int from notices order by 1")).rows.map(
      ({ trainer_id }) => trainer_id,
    );

  await expect(tellAll(true)).rejects.toThrow("this tenant fails");
  expect(await told()).toEqual([...students.keys()].filter((id) => id !== failing));

  transactions.length = seen.length = 0;
  await tellAll(false);
  expect(await told()).toEqual([...students.keys()]);
  expect(seen.toSorted()).toEqual([...students.values()].map((id) => [id]).toSorted());
  expect(new Set(transactions).size).toBe(1);
});
