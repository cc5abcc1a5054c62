import { findGoals, saveGoals } from "#contract/assessment/goals.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export function goalExamples({ joao }: ExampleSubjects): Example[] {
  const params = { id: joao.id };
  return [
    [saveGoals, { params, body: { goals: [], lock_version: 0 } }],
    [findGoals, { params }],
  ];
}
