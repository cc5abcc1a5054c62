import { saveTrainingPlace } from "#contract/prescription/training-proposals.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export const trainingProposalExamples = ({ joao }: ExampleSubjects): Example[] => [
  [saveTrainingPlace, { params: { id: joao.id }, body: { place: "home", equipment: ["dumbbells"] } }],
];
