import { describe, expect, test } from "vitest";
import { NOTHING_PRESCRIBED } from "#domain/training/entry/names.ts";
import { type ExerciseTypeValue, exerciseTypeTitle } from "#domain/training/exercise-types.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { trainingDocument } from "./document.ts";
import type { TrainingBlock, TrainingDocumentInput, TrainingEntry } from "./input.ts";

const squat: TrainingEntry = {
  exercises: [{ name: "Agachamento", muscleGroups: ["Quadríceps", "Glúteos"] }],
  prescription: {
    ...NOTHING_PRESCRIBED,
    series: 4,
    minReps: 8,
    maxReps: 12,
    rest: "01:00",
    cadence: "4-0-2-0",
    duration: "00:20:00",
    notes: "Joelhos na linha dos pés",
  },
  technique: "DROP-SET",
};

const document = (...blocks: TrainingBlock[]): TrainingDocumentInput => ({
  product: "Prumo",
  trainer: { name: "Rafael Monteiro", contact: [], cref: null },
  student: { name: "Mariana Gonçalves" },
  date: "2025-03-14",
  cycles: ["Verão", "Mesociclo 2"],
  period: { from: "2025-03-10", to: "2025-04-06" },
  trainings: [
    { name: "Treino A", weekdays: ["4", "1"], method: { name: "Pirâmide" }, muscleGroups: ["Quadríceps"], blocks },
  ],
});

const words = (input: TrainingDocumentInput): string => printedText(trainingDocument(input));
const block = (type: ExerciseTypeValue, ...entries: TrainingEntry[]): TrainingBlock => ({
  type,
  title: exerciseTypeTitle(type),
  entries,
});

describe("the training sheet", () => {
  test("names its days, method and muscle groups", () => {
    const found = words(document());
    expect(found).toContain("Treino A Verão · Mesociclo 2 · 10/03/2025 – 06/04/2025");
    expect(found).toContain("Segunda e Quinta");
    expect(found).toContain("Método Pirâmide");
    expect(found).toContain("Nenhum exercício cadastrado");
  });

  test("names its place in a sequence, with a box for each turn", () => {
    const input = document();
    const turn = { place: "2º de 3 na sequência", timesAWeek: 1.5 };
    const found = words({ ...input, trainings: input.trainings.map((one) => ({ ...one, weekdays: [], turn })) });
    expect(found).toContain("Ordem 2º de 3 na sequência");
    expect(found).not.toContain("Dia da semana");
    expect(found.split("___/___")).toHaveLength(7);
  });

  test("says how long a training takes", () => {
    const input = document();
    const trainings = input.trainings.map((training) => ({ ...training, duration: "52 min" }));
    expect(words({ ...input, trainings })).toContain("Duração estimada 52 min");
    expect(words(input)).not.toContain("Duração");
  });

  test("lists a resistance exercise by its columns, its observation below", () => {
    const found = words(document(block("resistence", squat)));
    expect(found).toContain("Agachamento 4 8–12 01:00 4-0-2-0 DROP-SET Quadríceps, Glúteos");
    expect(found).toContain("Observações: Joelhos na linha dos pés");
    expect(found).toContain("Nº Treinos Resistidos Séries Repetições");
  });

  test.each([
    ["four weeks", "2025-04-06", 4, 8],
    ["twelve weeks", "2025-06-01", 12, 24],
    ["four weeks and a Monday", "2025-04-07", 5, 9],
    ["two days", "2025-03-11", 1, 1],
    ["years", "2027-03-10", 16, 84],
  ])("of %s has a box for the load of each week and one to tick for each session", (_, to, weeks, sessions) => {
    const found = words({ ...document(block("resistence", squat)), period: { from: "2025-03-10", to } });
    expect(found).toContain(`Carga (kg) ${Array.from({ length: weeks }, (_, week) => `Sem. ${week + 1}`).join(" ")}`);
    expect(found).not.toContain(`Sem. ${weeks + 1}`);
    expect(found.match(/___\/___/g)).toHaveLength(sessions);
  });

  test("shows start and end of an exercise beside its lines, in a block that has drawings, and grows by less than a third", async () => {
    const movement = { pattern: "squat", parameters: { load: "barbell" } };
    const drawn: TrainingEntry = {
      ...squat,
      exercises: squat.exercises.map((exercise) => ({
        ...exercise,
        figure: { movement, muscles: { main: [10], assisting: [7] } },
      })),
    };
    const many = (entry: TrainingEntry) =>
      document(
        block("stretching", ...Array.from({ length: 12 }, () => entry)),
        block("resistence", ...Array.from({ length: 30 }, () => entry)),
      );
    const [plain, shown] = [
      await writePdf(trainingDocument(many(squat))),
      await writePdf(trainingDocument(many(drawn))),
    ];
    expect(shown.toString("latin1").split("/Subtype /Form").length - 1).toBe(1);
    expect(plain.toString("latin1")).not.toContain("/Subtype /Form");
    expect(pagesOf(shown)).toBeLessThanOrEqual((pagesOf(plain) * 4) / 3);
  });

  test.each<[ExerciseTypeValue, string]>([
    ["stretching", "Alongamentos Séries Tempo Descanso"],
    ["mobility", "Mobilidade Séries Repetições Descanso"],
    ["myofascial_release", "Séries Tempo de liberação Intervalo Grupos musculares"],
    ["functional", "Séries Repetições Descanso Grupos musculares"],
    [
      "exerc_aerobicos",
      "Tempo total Tiros Duração do tiro Intervalo entre tiros Freq. cardíaca HIIT Aeróbico contínuo",
    ],
    ["manobra_resp", "Séries Rep. isométricas Tempo por rep. Intervalo por rep."],
  ])("%s has its own columns", (type, columns) => {
    expect(words(document(block(type, squat)))).toContain(columns);
  });

  test("shows a functional exercise's series and rest, and an aerobic one's time under its own label", () => {
    expect(words(document(block("functional", squat)))).toContain("Agachamento 4 8–12 01:00");
    expect(words(document(block("exerc_aerobicos", squat)))).toContain("Agachamento 00:20:00 – – – – Não Não");
  });

  test("keeps the given order and titles of blocks", () => {
    const found = words(document({ ...block("stretching", squat), title: "Soltura" }, block("resistence", squat)));
    expect(found.indexOf("Soltura")).toBeLessThan(found.indexOf("Treinos Resistidos"));
  });

  test("joins a combined set under one number", () => {
    const found = words(
      document(
        block("resistence", {
          ...squat,
          technique: "BI-SET",
          exercises: [
            { name: "Extensora", muscleGroups: [] },
            { name: "Flexora", muscleGroups: [] },
          ],
        }),
      ),
    );
    expect(found).toContain("BI-SET: sem descanso entre os exercícios 1A Extensora 4 8–12");
    expect(found).toMatch(/1B Flexora +8–12/);
  });

  test("writes a pyramid's repetitions set by set", () => {
    expect(
      words(
        document(block("resistence", { ...squat, prescription: { ...squat.prescription, repsPattern: "12-10-08" } })),
      ),
    ).toContain("4 12 · 10 · 8");
  });

  test("leaves no word of the machine where a value is missing", () => {
    const found = words(
      document(
        block("resistence", { exercises: [{ name: "Prancha", muscleGroups: [] }], prescription: NOTHING_PRESCRIBED }),
      ),
    );
    expect(found).not.toMatch(/undefined|null|NaN/);
  });

  test("prints the load of each exercise before its boxes, only where a load is lifted", () => {
    const suggested = {
      name: "Supino",
      muscleGroups: ["Peitoral"],
      offeredLoad: { source: "test" as const, text: "56 kg" },
    };
    const entry = { ...squat, exercises: [suggested, { name: "Crucifixo", muscleGroups: [] }] };
    expect(words(document(block("resistence", entry)))).toMatch(/Supino .* Carga sugerida: 56 kg Sem\. 1/);
    expect(words(document(block("resistence", entry))).match(/Carga sugerida|Última carga/g)).toHaveLength(1);
    const lifted = { ...suggested, offeredLoad: { source: "last" as const, text: "50 kg em 12/11" } };
    expect(words(document(block("resistence", { ...squat, exercises: [lifted] })))).toContain(
      "Última carga: 50 kg em 12/11 Sem. 1",
    );
    expect(words(document(block("stretching", entry)))).not.toContain("Carga sugerida");
  });

  test("prints a load that is longer than the room before the boxes above them", () => {
    const load = "56 kg no supino reto com barra livre";
    const offeredLoad = { source: "test" as const, text: load };
    const entry = { ...squat, exercises: [{ name: "Supino", muscleGroups: [], offeredLoad }] };
    expect(words(document(block("resistence", entry)))).toContain(`Carga sugerida: ${load} Carga (kg) Sem. 1`);
  });

  test("gives boxes for loads only where a load is lifted", () => {
    expect(words(document(block("functional", squat)))).toContain("Carga (kg)");
    expect(words(document(block("stretching", squat)))).not.toContain("Carga");
  });
});

test("the boxes to tick stand before the exercises, so that no page has nothing else", () => {
  const found = words(document(block("resistence", squat)));
  expect(found.indexOf("Treinos realizados")).toBeGreaterThan(found.indexOf("Segunda e Quinta"));
  expect(found.indexOf("Treinos realizados")).toBeLessThan(found.indexOf("Agachamento"));
});

describe("the written training", () => {
  test("begins each training on its own page", async () => {
    const one = document(block("resistence", squat));
    const pdf = await writePdf(trainingDocument({ ...one, trainings: [...one.trainings, ...one.trainings] }));
    expect(pagesOf(pdf)).toBe(2);
  });

  test("has a code that leads to the page of each training, on as many sheets", async () => {
    const one = document(block("resistence", squat));
    const coded = [12, 13].flatMap((id) =>
      one.trainings.map((training) => ({ ...training, page: `https://prumo.example/treino?tab=treino-${id}` })),
    );
    const definition = trainingDocument({ ...one, trainings: coded });
    expect(printedText(definition).match(/Aponte a câmera para abrir este treino no celular/g)).toHaveLength(2);
    expect(printedText(trainingDocument(one))).not.toContain("câmera");
    expect(pagesOf(await writePdf(definition))).toBe(2);
  });

  test("has one page for a training of twelve weeks with ten exercises", async () => {
    const exercises = Array.from({ length: 7 }, () => squat);
    const long = document(
      block("stretching", squat, squat),
      block("resistence", ...exercises),
      block("manobra_resp", squat),
    );
    const training = trainingDocument({ ...long, period: { from: "2025-03-10", to: "2025-06-01" } });
    expect(pagesOf(await writePdf(training))).toBe(1);
  });

  test("runs over several pages when long, and is one page when empty", async () => {
    const long = document(block("resistence", ...Array.from({ length: 40 }, () => squat)));
    expect(pagesOf(await writePdf(trainingDocument(long)))).toBe(4);
    expect(pagesOf(await writePdf(trainingDocument(document())))).toBe(1);
  });

  test("is the same bytes for the same values", async () => {
    const input = document(block("resistence", squat));
    const [one, two] = [await writePdf(trainingDocument(input)), await writePdf(trainingDocument(input))];
    expect(one.equals(two)).toBe(true);
  });
});
