import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDatabase } from "../../testing/database.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const MIGRATION = "0056_main_muscle_group.sql";

/** The platform's (owner 0) and a trainer's exercises, whose groups had no order. */
const BEFORE = `
  insert into muscle_groups (id, name) select id, 'Grupo ' || id from generate_series(1, 13) id;
  insert into exercises (owner_id, id, name, exercise_type) values
    (0, 1, 'Supino reto com barra', 'resistence'),
    (0, 2, 'Levantamento terra com barra', 'resistence'),
    (7, 3, 'Supino reto com barra', 'resistence'),
    (7, 4, 'Hip thrust pesado', 'resistence'),
    (7, 5, 'Empurra e puxa', 'resistence'),
    (7, 6, 'Supino fechado na máquina', 'resistence');
  insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id) values
    (0, 1, 2), (0, 1, 4), (0, 2, 3), (0, 2, 7), (0, 2, 8), (7, 3, 2), (7, 3, 4), (7, 3, 5),
    (7, 4, 7), (7, 4, 8), (7, 5, 1), (7, 5, 3), (7, 5, 13), (7, 6, 2), (7, 6, 4);`;

it("exercises whose groups had no order get the one of the catalogue, of their movement, or large before small", async () => {
  const { owner, drop } = await createDatabase({ empty: true });
  try {
    const names = readdirSync(MIGRATIONS).sort();
    for (const name of names.slice(0, names.indexOf(MIGRATION)))
      await owner.query(readFileSync(join(MIGRATIONS, name), "utf8"));
    await owner.query(BEFORE);
    await owner.query(readFileSync(join(MIGRATIONS, MIGRATION), "utf8"));
    const { rows } = await owner.query(
      `select exercise_id::int as id, array_agg(muscle_group_id::int order by position) as groups
         from exercise_muscle_groups group by exercise_id order by exercise_id`,
    );
    expect(rows).toEqual([
      { id: 1, groups: [4, 2] },
      { id: 2, groups: [8, 7, 3] },
      { id: 3, groups: [4, 2, 5] },
      { id: 4, groups: [7, 8] },
      { id: 5, groups: [3, 1, 13] },
      { id: 6, groups: [2, 4] },
    ]);
  } finally {
    await drop();
  }
});
