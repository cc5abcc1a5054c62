import { Alert, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { enterMovesOnAndSends } from "../../../../ui/field/enter-moves-on.ts";
import { focusFirstError } from "../../../../ui/form/use-server-errors.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { techniquesQuery } from "../../../catalogue/exercises/data.ts";
import { DialogOverTraining } from "../editor/DialogOverTraining.tsx";
import { SavingAlert } from "../editor/SavingAlert.tsx";
import { addEntry, editEntry } from "../editor/training-changes.ts";
import { useGoTo } from "../editor/training-place.ts";
import { type AfterSaving, useSaveTrainings } from "../editor/use-save-trainings.ts";
import { useEditor, usePlan } from "../editor/use-trainings.ts";
import { ExerciseFields } from "./ExerciseFields.tsx";
import { ExerciseSlots } from "./ExerciseSlots.tsx";
import { entryOf } from "./exercise-body.ts";
import {
  type ExerciseForm,
  entryErrors,
  exerciseFormOf,
  missingIn,
  NEW_EXERCISE,
  nextExercise,
} from "./exercise-form.ts";
import { SuggestedLoads } from "./SuggestedLoads.tsx";
import { TechniqueSelect } from "./TechniqueSelect.tsx";

interface Props {
  readonly training: Training;
  /** Absent: a new exercise. */
  readonly entry?: TrainingEntry;
  /** Another window removed the row: saving adds it again. */
  readonly isRemoved?: boolean;
}

const FORM_ID = "exercise-form";
/** Both ways of saving fit beside each other on a phone. */
const SIDE_BY_SIDE = { px: { base: 8, sm: "md" }, fz: { base: "0.875rem", sm: "md" } };
const REMOVED = "Este exercício foi removido em outra janela. Adicione de novo para mantê-lo.";
const TEXTS = { saved: "Exercício salvo com sucesso", failed: "Erro ao salvar exercício" };

export function ExerciseDialog({ training, entry, isRemoved = false }: Props) {
  const { newId } = useEditor();
  const { cycle } = usePlan();
  const go = useGoTo();
  const { data: techniques = [] } = useQuery(techniquesQuery);
  const form = useForm<ExerciseForm>({
    initialValues: entry ? exerciseFormOf(entry) : NEW_EXERCISE,
    validate: (values) => entryErrors(values, training),
  });
  const close = () => go({ trainingId: training.id });
  const gone = entry && !isRemoved ? "Erro: Exercício não encontrado" : `Treino ${training.name} não encontrado`;
  const { save, busy, isSaved } = useSaveTrainings({ ...TEXTS, gone }, (after) =>
    after === "close" ? close() : startNext(),
  );

  const startNext = () => {
    const next = nextExercise(form.getValues());
    form.setInitialValues(next);
    form.setValues(next);
    form.getInputNode("exercises.0")?.focus();
  };

  const reason = missingIn(form.values, training);
  const submit = (values: ExerciseForm, after: AfterSaving = "close") => {
    const edited = isRemoved ? undefined : entry;
    const saved = entryOf(values, techniques, edited?.id ?? newId(), entry);
    void save(edited ? editEntry(training.id, edited.id, saved) : addEntry(training.id, saved), after);
  };

  return (
    <DialogOverTraining
      title={entry ? "Editar Exercício" : "Novo Exercício"}
      width={750}
      isDirty={() => !isSaved() && (isRemoved || form.isDirty())}
      onClose={close}
      {...(!entry && { cancelFrom: "sm" })}
      submit={
        <>
          {!entry && (
            <ReasonButton
              reason={reason}
              variant="default"
              flex="none"
              {...SIDE_BY_SIDE}
              loading={busy}
              onClick={() => form.onSubmit((values) => submit(values, "continue"), focusFirstError)()}
            >
              Adicionar e continuar
            </ReasonButton>
          )}
          <ReasonButton reason={reason} type="submit" form={FORM_ID} {...SIDE_BY_SIDE} loading={busy}>
            {isRemoved ? "Adicionar de novo" : entry ? "Atualizar Exercício" : "Adicionar Exercício"}
          </ReasonButton>
        </>
      }
    >
      <SavingAlert />
      {isRemoved && (
        <Alert color="warning" mb="md" icon={<Icon name="alert" size={18} />} role="alert">
          {REMOVED}
        </Alert>
      )}
      <form
        id={FORM_ID}
        noValidate
        onKeyDown={enterMovesOnAndSends}
        onSubmit={form.onSubmit((values) => submit(values), focusFirstError)}
      >
        <Stack gap="md">
          <TechniqueSelect form={form} techniques={techniques} />
          <ExerciseSlots training={training} form={form} isNew={!entry} />
          {cycle && <SuggestedLoads studentId={cycle.student.id} form={form} />}
          <ExerciseFields form={form} training={training} />
        </Stack>
      </form>
    </DialogOverTraining>
  );
}
