import { itemsOf, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import type { CycleEvaluation } from "../data.ts";

export function aMesocycle(position: number, values: Values): CycleEvaluation {
  const { student, heart, perimeter } = itemsOf(values);
  return {
    id: 7,
    name: "Mesociclo 1",
    goal: "Hipertrofia",
    start_date: "2026-11-01",
    end_date: "2026-12-20",
    weeks: null,
    lock_version: 3,
    evaluation_lock_version: 4,
    was_evaluated: true,
    has_training: false,
    training_mode: "weekdays",
    is_finished: false,
    evaluated_on: "2026-11-02",
    macrocycle: {
      id: 3,
      student_id: 2,
      name: "Macrociclo",
      skinfold_protocol: "Guedes - 3 Dobras",
      vo2_protocol: "protocol_3",
      items_to_be_evaluated: ["perimeter"],
    },
    american_marine_evaluation: false,
    evaluated_items: {
      ...UNMEASURED,
      student,
      heart: { ...UNMEASURED.heart, ...heart },
      perimeter: { ...UNMEASURED.perimeter, protocolo: "Guedes - 3 Dobras", ...perimeter, readings: {} },
    },
    evaluated_person: { sex: "female", age_years: 30, age_months: 365, is_pregnant: false, heart_obstacle: null },
    printable_sections: ["perimeter"],
    heart_rate_note: null,
    zoned_heart: { obstacle: null, is_pregnant: false },
    screening: { verdict: null, up_to: null },
    goals: [],
    technical_errors: {},
    figure_errors: {},
    opinion: null,
    remembered_circumstances: null,
    changes: { position, fields: {} },
    previous: null,
    history: [],
    somatotypes: [],
  };
}
