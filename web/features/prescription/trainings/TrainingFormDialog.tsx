import { Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import type { Training } from "#contract/prescription/trainings.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { firstFreeDay } from "#domain/training/weekdays.ts";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { ManyChoices } from "../../../ui/select/ManyChoices.tsx";
import { readChoices } from "../../../ui/select/read-choices.ts";
import { muscleGroupsQuery, withUnlisted } from "../../catalogue/muscle-groups/data.ts";
import { DialogOverTraining } from "./editor/DialogOverTraining.tsx";
import { SavingAlert } from "./editor/SavingAlert.tsx";
import { editTraining } from "./editor/training-changes.ts";
import { useGoTo } from "./editor/training-place.ts";
import { daysOfStudent } from "./editor/training-plan.ts";
import { useSaveTrainings } from "./editor/use-save-trainings.ts";
import { usePlan, useTrainings } from "./editor/use-trainings.ts";
import { MethodFields } from "./MethodFields.tsx";
import { fieldsOf, followsExercises, missingIn, type TrainingForm, trainingFormOf } from "./training-form.ts";
import { WeekdayPicker } from "./week/WeekdayPicker.tsx";

interface Props {
  readonly training: Training;
}

const FORM_ID = "training-form";
const TYPES = EXERCISE_TYPES.map(({ value, label }) => ({ value, label }));

export default function TrainingFormDialog({ training }: Props) {
  const plan = usePlan();
  const daysOfWeek = daysOfStudent(plan);
  const go = useGoTo();
  const trainings = useTrainings((state) => state.trainings);
  const others = trainings.filter(({ id }) => id !== training.id);
  const listed = useQuery(muscleGroupsQuery);
  const groups = withUnlisted(listed.data ?? [], training.muscle_group);
  const form = useForm<TrainingForm>({ initialValues: trainingFormOf(training) });
  const close = () => go({ trainingId: training.id });
  const texts = {
    saved: "Treino salvo com sucesso",
    failed: "Erro ao salvar Treino",
    gone: `Treino ${training.name} não encontrado`,
  };
  const { save, busy, isSaved } = useSaveTrainings(texts, close);

  const missing = missingIn(form.values, training, firstFreeDay(others, daysOfWeek) !== undefined);
  const submit = (values: TrainingForm) => {
    if (missing === null) void save(editTraining(training.id, fieldsOf(values, groups, training)));
  };
  const source = followsExercises(form.values, training) && { description: "Vem dos exercícios até você escolher" };

  return (
    <DialogOverTraining
      title="Editar Treino"
      width={550}
      isDirty={() => !isSaved() && form.isDirty()}
      onClose={close}
      submit={
        <ReasonButton reason={missing} type="submit" form={FORM_ID} loading={busy}>
          Atualizar Treino
        </ReasonButton>
      }
    >
      <SavingAlert />
      <form id={FORM_ID} noValidate onKeyDown={enterMovesOn} onSubmit={form.onSubmit(submit)}>
        <Stack gap="md">
          <TextInput label="Nome do Treino" maxLength={120} autoComplete="off" {...form.getInputProps("name")} />
          <ManyChoices
            label="Tipos de exercícios"
            data={TYPES}
            required
            {...source}
            placeholder={form.values.types.length === 0 ? "Escolha os tipos" : ""}
            {...form.getInputProps("types")}
          />
          <ManyChoices
            label="Grupos musculares"
            {...readChoices(listed, () => groups.map(({ id, name }) => ({ value: String(id), label: name })))}
            required
            {...source}
            placeholder={form.values.muscleGroups.length === 0 ? "Escolha os grupos" : ""}
            {...form.getInputProps("muscleGroups")}
          />
          {!plan.cycle?.sequence && (
            <WeekdayPicker
              others={others}
              daysOfWeek={daysOfWeek}
              current={training.weekdays}
              value={form.values.weekdays}
              onChange={(days) => form.setFieldValue("weekdays", days)}
            />
          )}
          <MethodFields form={form} />
        </Stack>
      </form>
    </DialogOverTraining>
  );
}
