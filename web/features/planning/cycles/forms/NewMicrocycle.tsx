import { useForm } from "@mantine/form";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../../ui/field/enter-moves-on.ts";
import { focusFirstError } from "../../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../../ui/form/use-unsaved.ts";
import { toast } from "../../../../ui/toast.ts";
import { periodOf } from "../cycle-period.ts";
import { type MacrocyclePath, type MesocycleSummary, useCreateMicrocycle } from "../data.ts";
import { CycleFields } from "./CycleFields.tsx";
import { type CycleForm, newMicrocycleForm, validateCycle } from "./cycle-form.ts";
import { useCycleRefusal } from "./use-cycle-refusal.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly mesocycle: MesocycleSummary;
  readonly onClose: () => void;
}

/** Replaces a removed microcycle, within the days of its mesocycle. */
export function NewMicrocycle({ path, mesocycle, onClose }: Props) {
  const bounds = periodOf(mesocycle);
  const form = useForm<CycleForm>({
    initialValues: newMicrocycleForm(mesocycle),
    validate: (values) => validateCycle(values, { others: mesocycle.microcycles, bounds }),
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refused = useCycleRefusal(form);
  const create = useCreateMicrocycle({ ...path, mesoId: mesocycle.id });

  const submit = ({ weeks: _, training_mode: _mode, ...values }: CycleForm) =>
    create.mutate(values, {
      onSuccess: () => {
        finish();
        toast.success("Microciclo cadastrado com sucesso");
        onClose();
      },
      onError: refused,
    });

  return (
    <FormDialog
      title="Novo microciclo"
      isDirty={isDirty}
      isSaving={create.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <CycleFields form={form} bounds={bounds} />
    </FormDialog>
  );
}
