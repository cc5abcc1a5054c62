import { useForm } from "@mantine/form";
import { useRef } from "react";
import { toast } from "../../ui/toast.ts";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { CYCLE_FORM, CycleFields } from "./CycleFields.tsx";
import { CycleFormDialog } from "./CycleFormDialog.tsx";
import { isMicrocycle, kindOf } from "./cycle-actions.ts";
import { type CycleForm, formOf, refusalsOf } from "./cycle-form.ts";
import { useSaveCycle } from "./cycle-work.ts";
import { type CyclePath, type ListedCycle, useLatestCycle } from "./data.ts";
import { useConflict } from "./use-conflict.ts";
import { useCycleRefusal } from "./use-cycle-refusal.ts";

interface Props {
  readonly path: CyclePath;
  readonly cycle: ListedCycle;
  /** Of a mesocycle: the others of its macrocycle, whose days are taken. */
  readonly others?: readonly ListedCycle[];
  readonly onClose: () => void;
}

/** 'Editar mesociclo' and 'Editar microciclo'. Where there are microcycles, the dates stay as they were created. */
export function EditCycle({ path, cycle, others = [], onClose }: Props) {
  const saved = useRef(false);
  const datesLocked = isMicrocycle(path) || typeof cycle.weeks === "number";
  const form = useForm<CycleForm>({
    initialValues: formOf(cycle),
    validate: (values) => refusalsOf(values, { others }),
    validateInputOnBlur: true,
  });
  const refused = useCycleRefusal(form);
  const save = useSaveCycle(path);
  const latest = useLatestCycle(path);
  const { base, sentence, met, reload } = useConflict({ form, opened: cycle, formOf, fetchLatest: latest });

  const submit = ({ name, goal, start_date, end_date }: CycleForm) =>
    save.mutate(
      { lock_version: base.lock_version, name, goal, ...(!datesLocked && { start_date, end_date }) },
      {
        onSuccess: () => {
          saved.current = true;
          toast.success(`${isMicrocycle(path) ? "Microciclo" : "Mesociclo"} atualizado com sucesso`);
          onClose();
        },
        onError: (error) => met(error) || refused(error),
      },
    );

  return (
    <CycleFormDialog title={`Editar ${kindOf(path)}`} formId={CYCLE_FORM} saving={save.isPending} onClose={onClose}>
      <ChangedElsewhere sentence={sentence} onReload={reload} />
      <CycleFields form={form} onSubmit={submit} datesLocked={datesLocked} />
      <UnsavedGuard isDirty={() => !saved.current && form.isDirty()} />
    </CycleFormDialog>
  );
}
