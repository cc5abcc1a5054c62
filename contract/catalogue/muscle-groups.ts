import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import { MIN_GROUP_NAME_LENGTH } from "#domain/training/muscle-groups.ts";
import { call } from "../call.ts";
import { failures, Id, Nothing, Typed } from "../wire.ts";
import * as endpoints from "./muscle-groups.endpoints.ts";
import { DeviationWithExercises, PosturalDeviation, UnfinishedDeviation } from "./postural-deviations.ts";

export const MuscleGroup = z.object({ id: Id, name: z.string() });
export type MuscleGroup = z.infer<typeof MuscleGroup>;

export const MuscleGroupWithDeviations = MuscleGroup.extend({ postural_deviations: z.array(PosturalDeviation) });
export type MuscleGroupWithDeviations = z.infer<typeof MuscleGroupWithDeviations>;

export const MuscleGroupDetail = MuscleGroup.extend({ postural_deviations: z.array(DeviationWithExercises) });
export type MuscleGroupDetail = z.infer<typeof MuscleGroupDetail>;

const Name = Typed(0, 60).refine((name) => name !== "", MESSAGES.fieldRequired);

const MAX_DEVIATIONS = 100;

/** Deviations that lack a name, a type or properties are dropped. */
export const MuscleGroupDraft = z.object({
  name: Name,
  postural_deviations: z.array(UnfinishedDeviation).max(MAX_DEVIATIONS).default([]),
});
export type MuscleGroupDraft = z.output<typeof MuscleGroupDraft>;

export const MuscleGroupRename = z.object({
  name: Name.refine((name) => name.length >= MIN_GROUP_NAME_LENGTH, "O nome deve ter mais de 3 caracteres"),
});
export type MuscleGroupRename = z.output<typeof MuscleGroupRename>;

const list = {
  tags: ["muscle-groups"],
  response: { 200: z.object({ muscle_groups: z.array(MuscleGroupWithDeviations) }), ...failures(401, 403) },
};

export const listMuscleGroups = call(endpoints.listMuscleGroups, { schema: { ...list, summary: "Grupos musculares" } });

export const listAdminMuscleGroups = call(endpoints.listAdminMuscleGroups, {
  schema: { ...list, summary: "Grupos musculares, para quem os escreve" },
});

const OneGroup = z.object({ id: Id });
const group = z.object({ muscle_group: MuscleGroupDetail });

/** 422 `name_taken` when a group or a deviation has a name, case and accents ignored. */
export const createMuscleGroup = call(endpoints.createMuscleGroup, {
  schema: {
    summary: "Cadastrar um grupo muscular",
    tags: ["muscle-groups"],
    body: z.object({ muscle_group: MuscleGroupDraft }),
    response: { 201: group, ...failures(400, 401, 403, 422) },
  },
});

export const findMuscleGroup = call(endpoints.findMuscleGroup, {
  schema: {
    summary: "Um grupo muscular, com seus desvios e exercícios",
    tags: ["muscle-groups"],
    params: OneGroup,
    response: { 200: group, ...failures(401, 403, 404) },
  },
});

export const renameMuscleGroup = call(endpoints.renameMuscleGroup, {
  schema: {
    summary: "Renomear um grupo muscular",
    tags: ["muscle-groups"],
    params: OneGroup,
    body: z.object({ muscle_group: MuscleGroupRename }),
    response: { 200: group, ...failures(400, 401, 403, 404, 422) },
  },
});

/** Exercises, trainings and strength tests that name it keep it. */
export const removeMuscleGroup = call(endpoints.removeMuscleGroup, {
  schema: {
    summary: "Remover um grupo muscular das listas",
    tags: ["muscle-groups"],
    params: OneGroup,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
