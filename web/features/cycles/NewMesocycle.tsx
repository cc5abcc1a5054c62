import { useForm } from "@mantine/form";
import { useRef } from "react";
import { toast } from "../../ui/toast.ts";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { CycleDialog } from "./CycleDialog.tsx";
import { type MacrocyclePath, type MesocycleSummary, useCreateMesocycle } from "./data.ts";
import { MESOCYCLE_FORM, MesocycleFields } from "./MesocycleFields.tsx";
import { type MesocycleForm, newForm, refusalsOf } from "./mesocycle-form.ts";
import { useMesocycleRefusal } from "./use-mesocycle-refusal.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly mesocycles: readonly MesocycleSummary[];
  readonly today: string;
  readonly onClose: () => void;
}

export function NewMesocycle({ path, mesocycles, today, onClose }: Props) {
  const saved = useRef(false);
  const form = useForm<MesocycleForm>({
    initialValues: newForm(mesocycles, today),
    validate: (values) => refusalsOf(values, mesocycles),
    validateInputOnBlur: true,
  });
  const refused = useMesocycleRefusal(form);
  const create = useCreateMesocycle(path);

  const submit = (values: MesocycleForm) =>
    create.mutate(values, {
      onSuccess: () => {
        saved.current = true;
        toast.success("Mesociclo cadastrado com sucesso");
        onClose();
      },
      onError: refused,
    });

  return (
    <CycleDialog title="Novo mesociclo" formId={MESOCYCLE_FORM} saving={create.isPending} onClose={onClose}>
      <MesocycleFields form={form} onSubmit={submit} />
      <UnsavedGuard isDirty={() => !saved.current && form.isDirty()} />
    </CycleDialog>
  );
}
