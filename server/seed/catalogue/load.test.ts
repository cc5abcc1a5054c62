import { expect, it } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";
import { loadSeed } from "../load.ts";

const { database } = await startTestApp();
const owner = database.owner;
const load = () => loadSeed(database.ownerUrl);
const count = async (from: string) => (await owner.query(`select count(*)::int as count from ${from}`)).rows[0].count;
const textOf = async (name: string) =>
  (await owner.query("select execution from exercises where owner_id = 0 and name = $1", [name])).rows[0]?.execution;

it("a later start writes the texts that are missing and keeps those that the administrator wrote", async () => {
  const first = await textOf("Mesa flexora");
  await owner.query("update exercises set execution = null where name in ('Mesa flexora', 'Cadeira flexora')");
  await owner.query("update exercises set execution = 'Do administrador.' where name = 'Cadeira extensora'");
  await load();
  expect(await textOf("Mesa flexora")).toBe(first);
  expect(await textOf("Cadeira flexora")).toMatch(/^Ajuste o encosto/);
  expect(await textOf("Cadeira extensora")).toBe("Do administrador.");
});

it("a later start adds deviations and their exercises to a database that has none, once", async () => {
  const counts = async () => [
    await count("postural_deviations"),
    await count("postural_deviation_properties"),
    await count("exercise_postural_deviations"),
  ];
  const before = await counts();
  expect(before[0]).toBeGreaterThan(90);
  await owner.query("truncate postural_deviations cascade");
  await owner.query(
    "update exercises set name = 'Peitoral na parede' where name = 'Alongamento de peitoral na parede'",
  );
  const links = "select count(*)::int as count from exercise_postural_deviations";
  await load();
  expect((await counts()).slice(0, 2)).toEqual(before.slice(0, 2));
  const { rows } = await owner.query(
    `${links} join exercises on exercises.id = exercise_id where name = 'Peitoral na parede'`,
  );
  expect(rows[0].count).toBe(0);
  await owner.query("delete from exercise_postural_deviations");
  await load();
  expect(await count("exercise_postural_deviations")).toBe(0);
});
