import { Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Student } from "#contract/students/students.ts";
import { DEFAULT_SKINFOLD_PROTOCOL } from "#domain/assessment/body-composition/protocols.ts";
import { ConflictAlert } from "../../../ui/conflict/ConflictAlert.tsx";
import { useConflict } from "../../../ui/conflict/use-conflict.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { focusFirstError, useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { toast } from "../../../ui/toast.ts";
import { type MacrocycleSummary, useLatestMacrocycle, useSaveMacrocycle } from "./data.ts";
import { EvaluationItems } from "./EvaluationItems.tsx";
import {
  type MacrocycleForm,
  newMacrocycleForm,
  toMacrocycleBody,
  toMacrocycleForm,
  validateMacrocycle,
} from "./macrocycle-form.ts";
import { SkinfoldProtocolSelect, Vo2ProtocolSelect } from "./ProtocolFields.tsx";

interface Props {
  readonly student: Student;
  /** Absent: a new macrocycle. */
  readonly macrocycle?: MacrocycleSummary;
  readonly protocol?: string;
  readonly onClose: () => void;
  readonly onSaved: (macrocycle: MacrocycleSummary) => void;
}

export default function MacrocycleDialog({
  student,
  macrocycle,
  protocol = DEFAULT_SKINFOLD_PROTOCOL,
  onClose,
  onSaved,
}: Props) {
  const toForm = (base: MacrocycleSummary | undefined) => (base ? toMacrocycleForm(base) : newMacrocycleForm(protocol));
  const form = useForm<MacrocycleForm>({
    initialValues: toForm(macrocycle),
    validate: validateMacrocycle,
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refuse = useRefusal(form);
  const save = useSaveMacrocycle(student.id);
  const latest = useLatestMacrocycle({ id: student.id, macroId: macrocycle?.id ?? 0 });
  const conflict = useConflict<MacrocycleForm, MacrocycleSummary | undefined>({
    form,
    opened: macrocycle,
    toForm,
    fetchLatest: latest,
  });
  const verb = macrocycle ? { done: "atualizada", todo: "atualizar" } : { done: "cadastrada", todo: "cadastrar" };

  const submit = (values: MacrocycleForm) =>
    save.mutate(
      { body: toMacrocycleBody(values), base: conflict.base },
      {
        onSuccess: (answer) => {
          finish();
          toast.success(`Periodização ${verb.done} com sucesso`);
          onSaved(answer);
        },
        onError: (error) => {
          if (conflict.handleConflict(error)) return;
          refuse(error, () => toast.failureWithReason(error, `Erro ao ${verb.todo} Periodização`));
        },
      },
    );

  return (
    <FormDialog
      title={macrocycle ? "Editar macrociclo" : "Novo macrociclo"}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <ConflictAlert sentence={conflict.sentence} onReload={conflict.reload} />
      <Stack gap="md">
        <TextInput
          label="Nome"
          description="O objetivo da periodização, como “Hipertrofia” ou “Retorno ao treino”"
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("name")}
        />
        <SkinfoldProtocolSelect
          code={form.values.skinfold_protocol}
          student={student}
          input={form.getInputProps("skinfold_protocol")}
        />
        <Vo2ProtocolSelect input={form.getInputProps("vo2_protocol")} />
        <EvaluationItems {...form.getInputProps("items_to_be_evaluated")} />
        {macrocycle && macrocycle.evaluated_count > 0 && (
          <Text size="sm" c="dimmed">
            As avaliações já salvas continuam com o protocolo com que foram feitas.
          </Text>
        )}
      </Stack>
    </FormDialog>
  );
}
