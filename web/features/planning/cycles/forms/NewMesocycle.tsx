import { useForm } from "@mantine/form";
import { useRef, useState } from "react";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../../ui/field/enter-moves-on.ts";
import { focusFirstError } from "../../../../ui/form/use-server-errors.ts";
import { toast } from "../../../../ui/toast.ts";
import { type MacrocyclePath, type MesocycleSummary, useCreateMesocycle } from "../data.ts";
import { CycleFields } from "./CycleFields.tsx";
import { type CycleForm, newMesocycleForm, validateCycle } from "./cycle-form.ts";
import { useCycleRefusal } from "./use-cycle-refusal.ts";
import { WeeksConfirmation } from "./WeeksConfirmation.tsx";

interface Props {
  readonly path: MacrocyclePath;
  readonly mesocycles: readonly MesocycleSummary[];
  readonly today: string;
  readonly onClose: () => void;
}

const NEW = { has_training: false };

/** It asks before it creates weeks: their number cannot be changed afterwards. */
export function NewMesocycle({ path, mesocycles, today, onClose }: Props) {
  const saved = useRef(false);
  const [asking, setAsking] = useState<CycleForm>();
  const form = useForm<CycleForm>({
    initialValues: newMesocycleForm(mesocycles, today),
    validate: (values) => validateCycle(values, { others: mesocycles }),
    validateInputOnBlur: true,
  });
  const refused = useCycleRefusal(form);
  const create = useCreateMesocycle(path);

  const save = (values: CycleForm) =>
    create.mutate(values, {
      onSuccess: () => {
        saved.current = true;
        toast.success("Mesociclo cadastrado com sucesso");
        onClose();
      },
      onError: refused,
      onSettled: () => setAsking(undefined),
    });
  const submit = (values: CycleForm) => (values.weeks === null ? save(values) : setAsking(values));

  return (
    <FormDialog
      title="Novo mesociclo"
      isDirty={() => !saved.current && form.isDirty()}
      isSaving={create.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <CycleFields form={form} withWeeks mode={NEW} />
      <WeeksConfirmation
        asking={asking}
        weeks={form.values.weeks}
        busy={create.isPending}
        onConfirm={save}
        onCancel={() => setAsking(undefined)}
      />
    </FormDialog>
  );
}
