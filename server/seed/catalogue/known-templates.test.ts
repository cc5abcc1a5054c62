import { describe, expect, it } from "vitest";
import { NOTHING_KNOWN } from "#domain/training/check/advice.ts";
import { checkPrescription } from "#domain/training/check/check-prescription.ts";
import { BEGINNER_BAND, DEFAULT_BAND, type VolumeBand } from "#domain/training/weekly/band.ts";
import { comparedVolume, type PrescribedTraining, volumeOfTraining } from "#domain/training/weekly/volume.ts";
import { catalogueExercises } from "./exercises.ts";
import { type MuscleGroupName, muscleGroups } from "./muscle-groups.ts";

/* Weeks that every trainer knows, as the check of a prescription reads them. */

const groupOf = (name: MuscleGroupName) => ({ id: muscleGroups.find((group) => group.name === name)?.id ?? 0, name });
const catalogue = new Map(catalogueExercises.map((exercise, index) => [exercise.name, { ...exercise, id: index + 1 }]));

type Row = readonly [name: string, series: number];

function training(id: number, weekdays: readonly string[], about: readonly MuscleGroupName[], rows: readonly Row[]) {
  return {
    id,
    name: `Treino ${id}`,
    weekdays,
    muscle_group: about.map(groupOf),
    exercises: rows.map(([name, series]) => {
      const exercise = catalogue.get(name);
      if (!exercise) throw new Error(`${name} is not in the catalogue`);
      const { id: exerciseId, exercise_type } = exercise;
      return {
        exercise: { id: exerciseId, name, exercise_type, muscle_groups: exercise.muscle_groups.map(groupOf) },
        series,
        series_type_id: 1,
        min_reps: 8,
        max_reps: 12,
        descanco: "01:30",
      };
    }),
  } satisfies PrescribedTraining;
}

const advices = (trainings: readonly PrescribedTraining[], band: VolumeBand = DEFAULT_BAND) =>
  checkPrescription({
    trainings,
    previous: null,
    band,
    student: {},
    health: NOTHING_KNOWN,
    screeningNotes: [],
    heartRateNote: null,
  }).map(({ sentence }) => sentence);

const PUSH: readonly Row[] = [
  ["Supino reto com barra", 4],
  ["Supino inclinado com halteres", 3],
  ["Desenvolvimento com halteres sentado", 3],
  ["Elevação lateral com halteres", 3],
  ["Tríceps na polia com corda", 3],
];
const PULL: readonly Row[] = [
  ["Puxada frontal com pegada aberta", 4],
  ["Remada baixa na polia com triângulo", 3],
  ["Crucifixo inverso com halteres", 2],
  ["Rosca direta com barra W", 3],
];
const LEGS: readonly Row[] = [
  ["Agachamento livre com barra", 4],
  ["Leg press 45°", 3],
  ["Stiff com barra", 3],
  ["Mesa flexora", 3],
  ["Panturrilha em pé na máquina", 5],
];

describe("the check of a prescription says nothing about", () => {
  it("push, pull, legs, each twice a week", () => {
    const week = [
      training(1, ["1", "4"], ["Peitoral", "Deltoides", "Tríceps"], PUSH),
      training(2, ["2", "5"], ["Dorsais", "Bíceps"], PULL),
      training(3, ["3", "6"], ["Quadríceps", "Isquiotibiais", "Panturrilhas"], LEGS),
    ];
    expect(advices(week)).toEqual([]);
  });

  it("upper and lower body, each twice a week", () => {
    const week = [
      training(
        1,
        ["1", "4"],
        ["Peitoral", "Dorsais", "Deltoides", "Bíceps", "Tríceps"],
        [
          ["Supino reto com barra", 4],
          ["Remada curvada com pegada pronada", 4],
          ["Desenvolvimento com barra pela frente", 3],
          ["Elevação lateral com halteres", 2],
          ["Puxada frontal com pegada aberta", 3],
          ["Supino inclinado com halteres", 3],
          ["Rosca direta com barra reta", 3],
          ["Tríceps testa com barra W", 3],
        ],
      ),
      training(
        2,
        ["2", "5"],
        ["Quadríceps", "Isquiotibiais", "Panturrilhas"],
        [...LEGS, ["Abdominal supra no solo", 3]],
      ),
    ];
    expect(advices(week)).toEqual([]);
  });

  it("the whole body three times a week", () => {
    const week = [
      training(
        1,
        ["1", "3", "5"],
        ["Quadríceps", "Peitoral", "Dorsais", "Isquiotibiais", "Deltoides"],
        [
          ["Leg press 45°", 3],
          ["Supino reto na máquina", 3],
          ["Puxada frontal com pegada aberta", 3],
          ["Remada na máquina articulada", 2],
          ["Mesa flexora", 3],
          ["Desenvolvimento na máquina", 2],
        ],
      ),
    ];
    expect(advices(week, BEGINNER_BAND)).toEqual([]);
  });

  it("5×5 for beginners, whose two trainings take turns", () => {
    const squat: Row = ["Agachamento livre com barra", 5];
    const week = [
      training(
        1,
        ["1", "5"],
        ["Quadríceps", "Peitoral", "Dorsais"],
        [squat, ["Supino reto com barra", 5], ["Remada curvada com pegada pronada", 5]],
      ),
      training(
        2,
        ["3"],
        ["Quadríceps", "Deltoides", "Isquiotibiais"],
        [squat, ["Desenvolvimento com barra pela frente", 5], ["Levantamento terra com barra", 5]],
      ),
    ];
    expect(advices(week, BEGINNER_BAND)).toEqual([]);
  });
});

it("an ordinary ABC, each twice a week, has no biceps above the band because of rows and pulldowns", () => {
  const week = [
    training(1, ["1", "4"], ["Peitoral", "Tríceps"], PUSH),
    training(
      2,
      ["2", "5"],
      ["Dorsais", "Bíceps"],
      [
        ["Puxada frontal com pegada aberta", 4],
        ["Remada baixa na polia com triângulo", 4],
        ["Remada unilateral com halter (serrote)", 3],
        ["Rosca direta com barra W", 4],
      ],
    ),
  ];
  // 8 sets of curls and half of 22 sets of rows and pulldowns.
  const biceps = comparedVolume(week.map(volumeOfTraining)).find(({ name }) => name === "Bíceps");
  expect(biceps?.sets).toBe(19);
  expect(advices(week).filter((sentence) => sentence.startsWith("Bíceps"))).toEqual([]);
});
