import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useId, useState } from "react";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../../ui/field/enter-moves-on.ts";
import { focusFirstError } from "../../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../../ui/form/use-unsaved.ts";
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
  readonly onEvaluate: Then;
}

type Then = (mesocycle: MesocycleSummary) => void;

const NEW = { has_training: false };

/** It asks before it creates weeks: their number cannot be changed afterwards. */
export function NewMesocycle({ path, mesocycles, today, onClose, onEvaluate }: Props) {
  const formId = useId();
  const [asking, setAsking] = useState<{ readonly values: CycleForm; readonly then: Then }>();
  const form = useForm<CycleForm>({
    initialValues: newMesocycleForm(mesocycles, today),
    validate: (values) => validateCycle(values, { others: mesocycles }),
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refused = useCycleRefusal(form);
  const create = useCreateMesocycle(path);

  const save = (values: CycleForm, then: Then) =>
    create.mutate(values, {
      onSuccess: (mesocycle) => {
        finish();
        toast.success("Mesociclo cadastrado com sucesso");
        then(mesocycle);
      },
      onError: refused,
      onSettled: () => setAsking(undefined),
    });
  const submitThen = (then: Then) =>
    form.onSubmit(
      (values) => (values.weeks === null ? save(values, then) : setAsking({ values, then })),
      focusFirstError,
    );

  return (
    <FormDialog
      title="Novo mesociclo"
      isDirty={isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <Button variant="default" disabled={create.isPending} onClick={() => submitThen(onClose)()}>
            Salvar
          </Button>
          <Button type="submit" form={formId} loading={create.isPending}>
            Salvar e avaliar
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onKeyDown={enterMovesOn} onSubmit={submitThen(onEvaluate)}>
        <CycleFields form={form} withWeeks mode={NEW} />
      </form>
      <WeeksConfirmation
        asking={asking?.values}
        weeks={form.values.weeks}
        busy={create.isPending}
        onConfirm={(values) => asking && save(values, asking.then)}
        onCancel={() => setAsking(undefined)}
      />
    </FormDialog>
  );
}
