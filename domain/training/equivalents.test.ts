import { describe, expect, it } from "vitest";
import { equivalentsAmong, MAX_EQUIVALENTS, type SwappableExercise, type Trainee } from "./equivalents.ts";
import { GROUP } from "./muscle-groups.ts";

const names: string[] = [];
function exercise(
  name: string,
  pattern: string | null,
  equipment: string,
  ...muscleGroupIds: number[]
): SwappableExercise {
  names.push(name);
  return { id: names.length, name, type: "resistence", equipment, pattern, muscleGroupIds };
}
const { quadriceps, glutes, chest, triceps, shoulders } = GROUP;

const LEG_PRESS = exercise("Leg press 45°", "leg-press", "Leg press", quadriceps, glutes);
const SMITH = exercise("Agachamento no Smith", "squat", "Smith", quadriceps, glutes);
const GOBLET = exercise("Agachamento goblet", "squat", "Halter", quadriceps, glutes);
const FREE = exercise("Agachamento livre com barra", "squat", "Barra", quadriceps, glutes);
const EXTENSION = exercise("Cadeira extensora", "leg-extension", "Cadeira extensora", quadriceps);
const BARBELL_PRESS = exercise("Supino reto com barra", "bench-press", "Barra e banco reto", chest, triceps);
const DUMBBELL_PRESS = exercise("Supino reto com halteres", "bench-press", "Halteres e banco reto", chest, triceps);
const PUSH_UP = exercise("Flexão de braços no solo", "push-up", "Peso corporal", chest, triceps);
const FLY = exercise("Crucifixo reto com halteres", "fly", "Halteres e banco reto", chest);
const CLOSE = exercise("Supino fechado com barra", "bench-press", "Barra e banco reto", triceps, chest);
const LATERAL = exercise("Elevação lateral com halteres", "lateral-raise", "Halteres", shoulders);
const OWN_PRESS = exercise("Empurrada da Marina", null, "Halteres", chest);

const CATALOGUE = [LEG_PRESS, SMITH, GOBLET, FREE, EXTENSION, BARBELL_PRESS, DUMBBELL_PRESS, PUSH_UP, FLY, CLOSE];
const AT_THE_GYM: Trainee = { place: { code: "gym", equipment: [] }, painfulAreas: [], conditions: [] };
const namesFor = (prescribed: SwappableExercise, trainee: Partial<Trainee> = {}) =>
  equivalentsAmong([...CATALOGUE, LATERAL, OWN_PRESS], { ...AT_THE_GYM, ...trainee })(prescribed).map(
    ({ name }) => name,
  );

describe("the equivalents of an exercise", () => {
  it("have its main muscle and its movement, the nearest first", () => {
    expect(namesFor(BARBELL_PRESS)).toEqual([DUMBBELL_PRESS.name, PUSH_UP.name]);
    expect(namesFor(FREE)).toEqual([GOBLET.name, SMITH.name, LEG_PRESS.name]);
    expect(namesFor(EXTENSION)).toEqual([]);
  });

  it("leave out what is not at hand", () => {
    const home: Trainee["place"] = { code: "home", equipment: ["dumbbells"] };
    expect(namesFor(FREE, { place: home })).toEqual([GOBLET.name]);
  });

  it("leave out what loads a painful area or is barred by an illness", () => {
    expect(namesFor(LEG_PRESS, { painfulAreas: ["knee"] })).toEqual([]);
    expect(namesFor(FREE, { painfulAreas: ["lumbar"] })).toEqual([GOBLET.name]);
    const pregnant = { condition: "late_pregnancy", quote: "gestante", source: "anamnese" } as const;
    expect(namesFor(BARBELL_PRESS, { conditions: [pregnant] })).toEqual([]);
  });

  it("ask for no more skill than the prescribed one, nor for somebody beside the bar", () => {
    expect(namesFor(GOBLET)).not.toContain(FREE.name);
    expect(namesFor(DUMBBELL_PRESS)).toEqual([PUSH_UP.name]);
  });

  it("of an exercise that no rule knows are none", () => {
    expect(namesFor(OWN_PRESS)).toEqual([]);
  });

  it("are as many as a phone offers at once", () => {
    const many = Array.from({ length: 9 }, () => exercise("Leg press", "leg-press", "Leg press", quadriceps));
    expect(equivalentsAmong(many, AT_THE_GYM)(LEG_PRESS)).toHaveLength(MAX_EQUIVALENTS);
  });
});
