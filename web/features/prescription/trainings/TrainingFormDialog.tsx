import { Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { ManyChoices } from "../../../ui/select/ManyChoices.tsx";
import { muscleGroupsQuery, withUnlisted } from "../../catalogue/muscle-groups/data.ts";
import { DialogOverTraining } from "./editor/DialogOverTraining.tsx";
import { SavingAlert } from "./editor/SavingAlert.tsx";
import { addTraining, editTraining } from "./editor/training-changes.ts";
import { useGoTo, useTrainingPlace } from "./editor/training-place.ts";
import { useSaveTrainings } from "./editor/use-save-trainings.ts";
import { useEditor, usePlan, useTrainings } from "./editor/use-trainings.ts";
import { MethodFields } from "./MethodFields.tsx";
import { fieldsOf, missingIn, newTrainingForm, type TrainingForm, trainingFormOf } from "./training-form.ts";
import { quickField } from "./use-training-keys.ts";
import { WeekdayPicker } from "./week/WeekdayPicker.tsx";

interface Props {
  /** Absent: a new training. */
  readonly training?: Training;
}

const FORM_ID = "training-form";
const TYPES = EXERCISE_TYPES.map(({ value, label }) => ({ value, label }));

export default function TrainingFormDialog({ training }: Props) {
  const { idOf, newId } = useEditor();
  const { cycle } = usePlan();
  const place = useTrainingPlace();
  const go = useGoTo();
  const trainings = useTrainings((state) => state.trainings);
  const [id] = useState(() => training?.id ?? newId());
  const { data: listed = [] } = useQuery(muscleGroupsQuery);
  const groups = withUnlisted(listed, training?.muscle_group ?? []);
  const form = useForm<TrainingForm>({
    initialValues: training ? trainingFormOf(training) : newTrainingForm(trainings.length),
  });
  const close = (trainingId = training?.id ?? place.trainingId) => go(trainingId ? { trainingId } : {});
  const texts = {
    saved: "Treino salvo com sucesso",
    failed: "Erro ao salvar Treino",
    gone: `Treino ${training?.name ?? ""} não encontrado`,
  };
  const { save, busy, isSaved } = useSaveTrainings(texts, () => close(idOf(id)));
  const [leadsTo] = useState(() => () => (isSaved() && !training ? quickField() : null));

  const missing = missingIn(form.values);
  const submit = (values: TrainingForm) => {
    if (missing !== null) return;
    const fields = fieldsOf(values, groups);
    void save(training ? editTraining(id, fields) : addTraining(fields, id));
  };

  return (
    <DialogOverTraining
      title={training ? "Editar Treino" : "Novo Treino"}
      width={550}
      isDirty={() => !isSaved() && form.isDirty()}
      onClose={() => close()}
      leadsTo={leadsTo}
      submit={
        <ReasonButton reason={missing} type="submit" form={FORM_ID} loading={busy}>
          {training ? "Atualizar Treino" : "Adicionar Treino"}
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
            placeholder={form.values.types.length === 0 ? "Escolha os tipos" : ""}
            data-autofocus={!training}
            {...form.getInputProps("types")}
          />
          <ManyChoices
            label="Grupos musculares"
            data={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            required
            placeholder={form.values.muscleGroups.length === 0 ? "Escolha os grupos" : ""}
            {...form.getInputProps("muscleGroups")}
          />
          <WeekdayPicker
            others={trainings.filter(({ id }) => id !== training?.id)}
            daysOfWeek={cycle?.student.personal_anamnesis.days_of_week ?? null}
            current={training?.weekdays ?? []}
            value={form.values.weekdays}
            onChange={(days) => form.setFieldValue("weekdays", days)}
          />
          <MethodFields form={form} />
        </Stack>
      </form>
    </DialogOverTraining>
  );
}
