import { describe, expect, it } from "vitest";
import { listExercisesAtHand, setFavourite } from "#contract/catalogue/exercise-favourites.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const add = async (owner_id: number, name: string) => {
  const { rows } = await database.owner.query(
    "insert into exercises (owner_id, name, exercise_type) values ($1, $2, 'functional') returning id",
    [owner_id, name],
  );
  return Number(rows[0].id);
};
const platforms = await add(0, "Zercher da plataforma");
const anas = await add(ana.id, "Arranco da Ana");
const brunos = await add(bruno.id, "Arranco do Bruno");

const atHand = async (as = ana) => (await send(app, listExercisesAtHand, { as })).body;
const favouritesOf = async (as = ana) => (await atHand(as)).favourites.map(({ name }) => name);
const star = async (id: number, favourite: boolean, as = ana) =>
  (await send(app, setFavourite, { params: { id }, body: { favourite }, as })).status;

describe("a favourite exercise", () => {
  it("is the trainer's own choice, in order of name, until the star is taken back", async () => {
    expect([await star(platforms, true), await star(anas, true)]).toEqual([204, 204]);
    expect(await favouritesOf()).toEqual(["Arranco da Ana", "Zercher da plataforma"]);
    expect(await favouritesOf(bruno)).toEqual([]);
    expect(await star(platforms, false)).toBe(204);
    expect(await favouritesOf()).toEqual(["Arranco da Ana"]);
  });

  it("starred twice at once has one star", { tags: "race" }, async () => {
    expect(await Promise.all([star(platforms, true), star(platforms, true)])).toEqual([204, 204]);
    expect((await favouritesOf()).filter((name) => name === "Zercher da plataforma")).toHaveLength(1);
  });

  it("is never another trainer's own exercise", async () => {
    expect(await star(brunos, true)).toBe(404);
    expect(await star(anas, true, bruno)).toBe(404);
  });

  it("that is hidden is left out", async () => {
    await database.owner.query("update exercises set hidden_at = now() where id = $1", [anas]);
    expect(await favouritesOf()).not.toContain("Arranco da Ana");
  });
});

it("the exercises used last come from the trainer's own trainings", async () => {
  expect((await atHand()).recent).toEqual([]);
  const { mesocycle } = await aPrescribedMesocycle(prumo, joao);
  const used = mesocycle.trainings.flatMap(({ exercises }) => exercises.flatMap(exercisesOf)).map(({ id }) => id);
  expect((await atHand()).recent.map(({ id }) => id).sort()).toEqual([...new Set(used)].sort());
  expect((await atHand(bruno)).recent).toEqual([]);
});
