import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDatabase } from "../../testing/database.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const MIGRATION = "0057_tests_of_their_exercise.sql";

/** Tests 1 to 4 of one student: of the triceps, overwritten by a press; of the chest; untested and fed by the press: triceps and chest. */
const BEFORE = `
  set session_replication_role = replica;
  insert into muscle_groups (id, name) select id, 'Grupo ' || id from generate_series(1, 12) id;
  insert into exercises (owner_id, id, name, exercise_type) values
    (0, 1, 'Supino reto', 'resistence'), (0, 2, 'Tríceps na polia', 'resistence');
  insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id, position) values (0, 1, 4, 0), (0, 1, 2, 1), (0, 2, 2, 0);
  insert into executed_exercises (trainer_id, execution_id, position, student_id, day, exercise_id, name, note)
    values (1, 5, 0, 8, '2026-03-02', 1, 'Supino reto', '');
  insert into strength_tests (trainer_id, id, student_id, muscle_group_id, exercise_name, repetitions, weight_kg, percentage) values
    (1, 1, 8, 2, 'Supino reto', 8, 80, 70), (1, 2, 8, 4, 'Supino reto', 8, 80, 75),
    (1, 3, 9, 2, 'Supino reto', 8, 80, null), (1, 4, 9, 4, 'Supino reto', 8, 80, null);
  insert into strength_test_changes
    (trainer_id, student_id, strength_test_id, exercise_name, repetitions, weight_kg, percentage, changed_at, origin, execution_id) values
    (1, 8, 1, 'Tríceps na polia', 10, 30, 70, '2026-02-01', 'teste', null),
    (1, 8, 1, 'Supino reto', 8, 80, 70, '2026-03-02', 'treino', 5),
    (1, 8, 2, 'supino RETO', 10, 70, 75, '2026-02-01', 'teste', null),
    (1, 8, 2, 'Supino reto', 8, 80, 75, '2026-03-02', 'treino', 5),
    (1, 9, 3, 'Supino reto', 8, 80, null, '2026-03-02', 'treino', 5),
    (1, 9, 4, 'Supino reto', 8, 80, null, '2026-03-02', 'treino', 5);
  reset session_replication_role;`;

it("a test takes back what another exercise wrote over it, and keeps what its own exercise fed", async () => {
  const { owner, drop } = await createDatabase({ empty: true });
  try {
    const names = readdirSync(MIGRATIONS).sort();
    for (const name of names.slice(0, names.indexOf(MIGRATION)))
      await owner.query(readFileSync(join(MIGRATIONS, name), "utf8"));
    await owner.query(BEFORE);
    await owner.query(readFileSync(join(MIGRATIONS, MIGRATION), "utf8"));
    const { rows } = await owner.query(
      `select exercise_name, repetitions, weight_kg, percentage,
              (select count(*)::int from strength_test_changes where strength_test_id = test.id) as changes
         from strength_tests test order by id`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ["Tríceps na polia", 10, 30, 70, 1],
      ["Supino reto", 8, 80, 75, 2],
      ["", null, null, null, 0],
      ["Supino reto", 8, 80, null, 1],
    ]);
  } finally {
    await drop();
  }
});
