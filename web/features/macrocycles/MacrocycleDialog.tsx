import { Select, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import type { Student } from "#contract/students.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { SELECTABLE_VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { ConflictAlert } from "../../ui/ConflictAlert.tsx";
import { enterMovesOn } from "../../ui/enter-moves-on.ts";
import { FormButtons, FormDialog } from "../../ui/FormDialog.tsx";
import { toast } from "../../ui/toast.ts";
import { useConflict } from "../../ui/use-conflict.ts";
import { focusFirstError, useServerErrors } from "../../ui/use-server-errors.ts";
import { type MacrocycleSummary, useLatestMacrocycle, useSaveMacrocycle } from "./data.ts";
import { EvaluationItems } from "./EvaluationItems.tsx";
import {
  type MacrocycleForm,
  NEW_MACROCYCLE,
  toMacrocycleBody,
  toMacrocycleForm,
  validateMacrocycle,
} from "./macrocycle-form.ts";
import { ProtocolNote } from "./ProtocolNote.tsx";

const FORM_ID = "macrocycle-form";
const PROTOCOLS = SKINFOLD_PROTOCOLS.map(({ code, label }) => ({ value: code, label }));
const VO2_TESTS = SELECTABLE_VO2_PROTOCOLS.map(({ code, label, population }) => ({
  value: code,
  label: `${label} (${population})`,
}));

/** The options stay within the dialog and scroll by themselves, where readers look for them. */
const INSIDE = {
  allowDeselect: false,
  withScrollArea: false,
  comboboxProps: { withinPortal: false },
  styles: { options: { maxHeight: 260, overflowY: "auto" } },
} as const;

interface Props {
  readonly student: Student;
  /** Absent: a new macrocycle. */
  readonly macrocycle?: MacrocycleSummary;
  readonly onClose: () => void;
  readonly onSaved: (macrocycle: MacrocycleSummary) => void;
}

export default function MacrocycleDialog({ student, macrocycle, onClose, onSaved }: Props) {
  const saved = useRef(false);
  const form = useForm<MacrocycleForm>({
    initialValues: macrocycle ? toMacrocycleForm(macrocycle) : NEW_MACROCYCLE,
    validate: validateMacrocycle,
    validateInputOnBlur: true,
  });
  const markRefused = useServerErrors(form);
  const save = useSaveMacrocycle(student.id);
  const latest = useLatestMacrocycle({ id: student.id, macroId: macrocycle?.id ?? 0 });
  const conflict = useConflict<MacrocycleForm, MacrocycleSummary | undefined>({
    form,
    opened: macrocycle,
    toForm: (base) => (base ? toMacrocycleForm(base) : NEW_MACROCYCLE),
    fetchLatest: latest,
  });
  const verb = macrocycle ? { done: "atualizada", todo: "atualizar" } : { done: "cadastrada", todo: "cadastrar" };

  const submit = (values: MacrocycleForm) =>
    save.mutate(
      { body: toMacrocycleBody(values), base: conflict.base },
      {
        onSuccess: (answer) => {
          saved.current = true;
          toast.success(`Periodização ${verb.done} com sucesso`);
          onSaved(answer);
        },
        onError: (error) => {
          if (conflict.handleConflict(error)) return;
          markRefused(error);
          toast.failureWithReason(error, `Erro ao ${verb.todo} Periodização`);
        },
      },
    );

  return (
    <FormDialog
      title={macrocycle ? "Editar macrociclo" : "Novo macrociclo"}
      isDirty={() => !saved.current && form.isDirty()}
      footer={<FormButtons formId={FORM_ID} saving={save.isPending} onCancel={onClose} />}
      onClose={onClose}
    >
      <ConflictAlert sentence={conflict.sentence} onReload={conflict.reload} />
      <form id={FORM_ID} noValidate onKeyDown={enterMovesOn} onSubmit={form.onSubmit(submit, focusFirstError)}>
        <Stack gap="md">
          <TextInput
            label="Nome"
            description="O objetivo da periodização, como “Hipertrofia” ou “Retorno ao treino”"
            withAsterisk
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("name")}
          />
          <div>
            <Select
              label="Protocolo de dobras cutâneas"
              withAsterisk
              {...INSIDE}
              data={PROTOCOLS}
              {...form.getInputProps("skinfold_protocol")}
            />
            <ProtocolNote code={form.values.skinfold_protocol} student={student} />
          </div>
          <Select
            label="Protocolo de VO2"
            withAsterisk
            {...INSIDE}
            data={VO2_TESTS}
            {...form.getInputProps("vo2_protocol")}
          />
          <EvaluationItems {...form.getInputProps("items_to_be_evaluated")} />
          {macrocycle && macrocycle.evaluated_count > 0 && (
            <Text size="sm" c="dimmed">
              As avaliações já salvas continuam com o protocolo com que foram feitas.
            </Text>
          )}
        </Stack>
      </form>
    </FormDialog>
  );
}
