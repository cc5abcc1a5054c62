import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDatabase } from "../../testing/database.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const MIGRATION = "0018_evaluation_sections.sql";

/** Evaluations as they were stored before: whole, without sections, with what a hand might have put there. */
const BEFORE = `
  set session_replication_role = replica;
  insert into students (trainer_id, id, gender, birthdate, student_type, country, personal_anamnesis, physiological_anamnesis)
  values (1, 2, 'female', '1990-03-02', 'in_person', 'BR', '{}', '{}');
  insert into macrocycles (trainer_id, id, student_id, name, skinfold_protocol, vo2_protocol, items_to_be_evaluated)
  values (1, 3, 2, 'Temporada', 'Pollock - 7 Dobras', 'protocol_3', '{}');
  insert into mesocycles (trainer_id, id, student_id, macrocycle_id, name, goal, start_date, end_date)
  select 1, id, 2, 3, 'Mesociclo', 'Força', date '2026-01-01' + id * 10, date '2026-01-09' + id * 10 from generate_series(4, 6) as id;
  insert into evaluations (trainer_id, id, mesocycle_id, student_id, assessment_version, evaluated_on, items) values
    (1, 7, 4, 2, '1.0.0', '2026-03-01', '{
      "student": {"stature": "165", "weight": "62,40"},
      "heart": {"fcRepouso": "64"},
      "perimeter": {
        "protocolo": "Guedes - 3 Dobras",
        "imc": {"value": 22.92, "label": "Ideal"},
        "percentualGordura": {"value": 24.5, "label": "SAUDAVEL"},
        "massaMagra": {"value": 47.1, "label": "75,5%"},
        "massaAdiposa": {"value": 15.3, "label": "SAUDAVEL"},
        "relacaoCinturaQuadril": null,
        "skinFold": {"triceps": "18,0"}
      }}'),
    (1, 8, 5, 2, '1.0.0', '2026-03-02', '{"student": {"stature": "alta", "weight": "0"}, "perimeter": null}'),
    (1, 9, 6, 2, '1.0.0', '2026-03-02', '{}');
  reset session_replication_role;`;

it("evaluations that were stored whole keep everything by sections, and their figures become columns", async () => {
  const { owner, drop } = await createDatabase({ empty: true });
  try {
    const names = readdirSync(MIGRATIONS).sort();
    for (const name of names.slice(0, names.indexOf(MIGRATION))) {
      await owner.query(readFileSync(join(MIGRATIONS, name), "utf8"));
    }
    await owner.query(BEFORE);
    await owner.query(readFileSync(join(MIGRATIONS, MIGRATION), "utf8"));
    const { rows } = await owner.query("select * from evaluations order by id");
    const nothing = { bmi: null, fat_percentage: null, lean_mass_kg: null, fat_mass_kg: null, waist_hip_ratio: null };
    expect(rows).toMatchObject([
      {
        student: { stature: "165", weight: "62,40" },
        heart: { fcRepouso: "64" },
        perimeter: { protocolo: "Guedes - 3 Dobras", skinFold: { triceps: "18,0" } },
        sex: "female",
        age_years: 35,
        skinfold_protocol: "Guedes - 3 Dobras",
        lock_version: 1,
        stature_cm: 165,
        weight_kg: 62.4,
        bmi: 22.92,
        fat_percentage: 24.5,
        lean_mass_kg: 47.1,
        fat_mass_kg: 15.3,
        waist_hip_ratio: null,
      },
      { ...nothing, heart: {}, perimeter: {}, stature_cm: null, weight_kg: null, age_years: 36 },
      { ...nothing, student: {}, skinfold_protocol: "Pollock - 7 Dobras" },
    ]);
  } finally {
    await drop();
  }
});
