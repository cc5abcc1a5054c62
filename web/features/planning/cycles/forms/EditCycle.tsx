import { useForm } from "@mantine/form";
import { useState } from "react";
import { ConflictAlert } from "../../../../ui/conflict/ConflictAlert.tsx";
import { useConflict } from "../../../../ui/conflict/use-conflict.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../../ui/field/enter-moves-on.ts";
import { focusFirstError } from "../../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../../ui/form/use-unsaved.ts";
import { toast } from "../../../../ui/toast.ts";
import { isMicrocycle, kindOf } from "../cycle-actions.ts";
import { useSaveCycle } from "../cycle-data.ts";
import { type CyclePath, type ListedCycle, useLatestCycle } from "../data.ts";
import { CycleFields } from "./CycleFields.tsx";
import { type CycleForm, canGetWeeks, toCycleForm, validateCycle } from "./cycle-form.ts";
import { useCycleRefusal } from "./use-cycle-refusal.ts";
import { WeeksConfirmation } from "./WeeksConfirmation.tsx";

interface Props {
  readonly path: CyclePath;
  readonly cycle: ListedCycle;
  /** The days of the other mesocycles are taken. */
  readonly others?: readonly ListedCycle[];
  readonly onClose: () => void;
}

/** With microcycles, the dates stay as they were created; without any, it can still get weeks, and then the form asks first. */
export function EditCycle({ path, cycle, others = [], onClose }: Props) {
  const [asking, setAsking] = useState<CycleForm>();
  const form = useForm<CycleForm>({
    initialValues: toCycleForm(cycle),
    validate: (values) => validateCycle(values, { others }),
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refused = useCycleRefusal(form);
  const save = useSaveCycle(path);
  const latest = useLatestCycle(path);
  const fetchLatest = async () => {
    const found = await latest();
    const isFixed = typeof found?.weeks === "number";
    // The other window gave it weeks, so typed dates and weeks can no longer be applied.
    if (found && (isFixed || (form.getValues().weeks !== null && !canGetWeeks(found)))) form.setValues(datesOf(base));
    return found;
  };
  const { base, sentence, handleConflict, reload } = useConflict({
    form,
    opened: cycle,
    toForm: toCycleForm,
    fetchLatest,
  });
  const datesLocked = isMicrocycle(path) || typeof base.weeks === "number";

  const hasMode = !isMicrocycle(path) && !base.is_finished;

  const write = ({ name, goal, start_date, end_date, weeks, training_mode }: CycleForm) =>
    save.mutate(
      {
        lock_version: base.lock_version,
        name,
        goal,
        ...(!datesLocked && { start_date, end_date, weeks }),
        ...(hasMode && { training_mode }),
      },
      {
        onSuccess: () => {
          finish();
          toast.success(`${isMicrocycle(path) ? "Microciclo" : "Mesociclo"} atualizado com sucesso`);
          onClose();
        },
        onError: (error) => handleConflict(error) || refused(error),
        onSettled: () => setAsking(undefined),
      },
    );
  const submit = (values: CycleForm) =>
    canGetWeeks(base) && values.weeks !== null ? setAsking(values) : write(values);

  return (
    <FormDialog
      title={`Editar ${kindOf(path)}`}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <ConflictAlert sentence={sentence} onReload={reload} />
      <CycleFields
        form={form}
        datesLocked={datesLocked}
        withWeeks={canGetWeeks(base)}
        mode={hasMode ? base : undefined}
      />
      <WeeksConfirmation
        asking={asking}
        weeks={form.values.weeks}
        busy={save.isPending}
        onConfirm={write}
        onCancel={() => setAsking(undefined)}
      />
    </FormDialog>
  );
}

const datesOf = (cycle: ListedCycle) => {
  const { start_date, end_date, weeks } = toCycleForm(cycle);
  return { start_date, end_date, weeks };
};
