import * as trainers from "#contract/trainers.ts";
import { aTrainerDraft } from "../people.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export function trainerExamples({ ana }: Pick<ExampleSubjects, "ana">): Example[] {
  return [
    [trainers.listTrainers, { querystring: { q: "a", page: 1, limit: 5 } }],
    [trainers.exportTrainers, { querystring: { q: "a", active: "all" } }],
    [trainers.findTrainer, { params: { id: ana.id } }],
    [trainers.updateTrainer, { params: { id: ana.id }, body: { is_active: true } }],
    [trainers.sendTrainerAccess, { params: { id: ana.id } }],
    [trainers.registerTrainerByAdmin, { body: aTrainerDraft() }],
  ];
}
