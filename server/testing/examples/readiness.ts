import { findReadiness, saveReadiness } from "#contract/students/readiness.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export function readinessExamples({ joao }: ExampleSubjects): Example[] {
  const params = { id: joao.id };
  const answers = { ...NOT_ASKED, is_active: true, diseases: ["kidney"], signs: [], wished_intensity: "vigorous" };
  return [
    [saveReadiness, { params, body: { answers } }],
    [findReadiness, { params }],
  ];
}
