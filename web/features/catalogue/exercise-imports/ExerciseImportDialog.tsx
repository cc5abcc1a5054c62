import { Text } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import type { Movement } from "#domain/figures/exercise/movement.ts";
import { CLOSED_ANSWERS, NEEDED_FIELDS, TEMPLATE_CSV, TEMPLATE_NAME } from "#domain/import/exercises/columns.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ImportDialog, type ImportMoves } from "../../../ui/import/ImportDialog.tsx";
import type { ImportTexts } from "../../../ui/import/import-noun.ts";
import { SheetReader } from "../../../ui/import/sheet-reader.ts";
import { useImportRun } from "../../../ui/import/use-import-run.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import { addCatalogue, type FetchNames, useRunImport } from "./data.ts";
import { EXERCISE_SHEET, type ExerciseAnswers } from "./exercise-sheet.ts";
import { ImportedExercises } from "./ImportedExercises.tsx";

const { kinds, one, many, most } = EXERCISE_SHEET;

const textsWith = (draw: Props["draw"]): ImportTexts => ({
  kinds,
  one,
  many,
  most,
  needed: NEEDED_FIELDS,
  hints: [
    "É necessário o nome. O tipo pode ser informado para todos de uma vez.",
    "Grupos musculares são separados por vírgula. Mobilidade e alongamento pedem os desvios posturais.",
  ],
  template: { name: TEMPLATE_NAME, csv: TEMPLATE_CSV },
  facts: [
    { key: "exercise_type", label: "Tipo", missing: "Sem tipo" },
    { key: "works", label: "Grupos ou desvios", missing: "Sem grupos nem desvios" },
    { key: "equipament_needed", label: "Equipamento", missing: "Sem equipamento" },
    {
      key: "movement",
      label: "Desenho",
      missing: "Sem desenho",
      picture: ({ movement }) => movement && draw(movement),
    },
  ],
  choicesOf: (field) => CLOSED_ANSWERS.get(field),
});

const openReader = () =>
  new SheetReader<ExerciseAnswers, ExerciseDraft>(
    () => new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" }),
  );

const begin = (): ExerciseAnswers => ({ type: null, muscleGroups: [], deviations: [], names: null });

const TYPES = EXERCISE_TYPES.map(({ value, label }) => ({ value, label }));

interface Props extends ImportMoves {
  readonly fetchNames: FetchNames;
  readonly draw: (movement: Movement) => ReactNode;
}

export default function ExerciseImportDialog({ fetchNames, draw, ...moves }: Props) {
  const texts = useMemo(() => textsWith(draw), [draw]);
  const asAdmin = roleOf(useCurrentUser()) === "admin";
  const run = useImportRun({
    openReader,
    begin,
    completeAnswers: (_, answers) => addCatalogue(answers, fetchNames),
    send: useRunImport(asAdmin),
    onStep: moves.onStep,
    onDone: moves.onDone,
  });
  const plan = run.work.file?.plan;
  const hasTypes = plan?.answers.type || plan?.columns.includes("exercise_type");
  return (
    <ImportDialog
      {...moves}
      texts={texts}
      run={run}
      missingAnswers={hasTypes ? null : "Informe para todos: Tipo de exercício."}
      shared={
        plan && (
          <section aria-labelledby="shared-title">
            <Text id="shared-title" fw={600} component="h3" m={0}>
              O que a planilha não diz
            </Text>
            <Text size="sm" c="dimmed" mb="sm">
              Vale para todos os exercícios em que a coluna falta ou a célula está vazia.
            </Text>
            <Choice
              label="Tipo de exercício"
              withAsterisk={!plan.columns.includes("exercise_type")}
              data={TYPES}
              clearable
              maw={360}
              value={plan.answers.type}
              onChange={(chosen) =>
                run.work.answer({
                  ...plan.answers,
                  type: EXERCISE_TYPES.find(({ value }) => value === chosen)?.value ?? null,
                })
              }
            />
          </section>
        )
      }
      result={run.done && <ImportedExercises done={run.done} asAdmin={asAdmin} onUndone={moves.onClose} />}
    />
  );
}
