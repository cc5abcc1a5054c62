import * as checks from "#contract/prescription/prescription-checks.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export const prescriptionCheckExamples = ({ joao }: ExampleSubjects): Example[] => [
  [checks.findVolumeBand, {}],
  [checks.saveVolumeBand, { body: { min: 12, max: 22 } }],
  [checks.findPrescriptionCheck, { params: { id: joao.id } }],
  [checks.dismissAdvice, { params: { id: joao.id }, body: { key: "rest:1:7", dismissed: true } }],
];
