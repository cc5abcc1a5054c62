import { useForm } from "@mantine/form";
import { useRef, useState } from "react";
import { ApiError } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { CycleDialog } from "./CycleDialog.tsx";
import { type MacrocyclePath, type MesocycleSummary, useSaveMesocycle } from "./data.ts";
import { MESOCYCLE_FORM, MesocycleFields } from "./MesocycleFields.tsx";
import { formOf, type MesocycleForm, refusalsOf } from "./mesocycle-form.ts";
import { useMesocycleRefusal } from "./use-mesocycle-refusal.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly mesocycle: MesocycleSummary;
  readonly mesocycles: readonly MesocycleSummary[];
  readonly onClose: () => void;
}

/** The version that the form was read from travels with it: a list that is refreshed meanwhile does not make it newer. */
export function EditMesocycle({ path, mesocycle, mesocycles, onClose }: Props) {
  const saved = useRef(false);
  const [base, setBase] = useState(mesocycle);
  const [conflict, setConflict] = useState<string>();
  const others = mesocycles.filter(({ id }) => id !== mesocycle.id);
  const form = useForm<MesocycleForm>({
    initialValues: formOf(mesocycle),
    validate: (values) => refusalsOf(values, others),
    validateInputOnBlur: true,
  });
  const refused = useMesocycleRefusal(form);
  const save = useSaveMesocycle({ ...path, mesoId: mesocycle.id });

  const submit = (values: MesocycleForm) =>
    save.mutate(
      { ...values, lock_version: base.lock_version },
      {
        onSuccess: () => {
          saved.current = true;
          toast.success("Mesociclo atualizado com sucesso");
          onClose();
        },
        onError: (error) =>
          error instanceof ApiError && error.status === 409 ? setConflict(error.detail) : refused(error),
      },
    );

  /** What was typed stays; what was left alone takes the other window's values. */
  const reload = (fresh: MesocycleSummary) => {
    const typed = form.values;
    const [former, latest] = [formOf(base), formOf(fresh)];
    form.setInitialValues(latest);
    form.setValues({
      name: typed.name === former.name ? latest.name : typed.name,
      goal: typed.goal === former.goal ? latest.goal : typed.goal,
      start_date: typed.start_date === former.start_date ? latest.start_date : typed.start_date,
      end_date: typed.end_date === former.end_date ? latest.end_date : typed.end_date,
    });
    setBase(fresh);
    setConflict(undefined);
  };

  return (
    <CycleDialog title="Editar mesociclo" formId={MESOCYCLE_FORM} saving={save.isPending} onClose={onClose}>
      {conflict && <ChangedElsewhere path={path} mesoId={mesocycle.id} sentence={conflict} onReloaded={reload} />}
      <MesocycleFields form={form} onSubmit={submit} />
      <UnsavedGuard isDirty={() => !saved.current && form.isDirty()} />
    </CycleDialog>
  );
}
