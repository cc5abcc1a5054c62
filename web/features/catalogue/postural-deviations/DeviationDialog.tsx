import { useForm } from "@mantine/form";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { focusFirstError, useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { DeviationFields } from "./DeviationFields.tsx";
import { type DeviationWithExercises, useSaveDeviation } from "./data.ts";
import {
  type DeviationForm,
  NEW_DEVIATION,
  toDeviationBody,
  toDeviationForm,
  validateDeviation,
} from "./deviation-form.ts";

interface Props {
  readonly groupId: number;
  readonly deviation?: DeviationWithExercises;
  readonly onClose: () => void;
}

export default function DeviationDialog({ groupId, deviation, onClose }: Props) {
  const form = useForm<DeviationForm>({
    initialValues: deviation ? toDeviationForm(deviation) : NEW_DEVIATION,
    validate: validateDeviation,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refuse = useRefusal(form, "postural_deviation.");
  const save = useSaveDeviation(groupId);

  const submit = (values: DeviationForm) => {
    const body = toDeviationBody(values);
    if (!body) return;
    save.mutate(
      { id: deviation?.id, body },
      {
        onSuccess: () => {
          finish();
          onClose();
        },
        onError: (error) => refuse(error),
      },
    );
  };
  const change = (values: DeviationForm) => {
    form.setValues(values);
    form.clearErrors();
  };

  return (
    <FormDialog
      title={deviation ? "Editar desvio postural" : "Novo desvio postural"}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <DeviationFields value={form.values} errors={form.errors} autoFocus onChange={change} />
    </FormDialog>
  );
}
