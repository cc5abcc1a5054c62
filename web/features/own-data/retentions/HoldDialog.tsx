import { Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { HoldDraft } from "#contract/own-data/retentions.ts";
import { monthsOf, monthsText, RETENTIONS, type StudentKind } from "#domain/retention.ts";
import { shortName } from "#domain/students/registration.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { toast } from "../../../ui/toast.ts";
import { useHold } from "./data.ts";

interface Props {
  readonly student: { readonly id: number; readonly name: string };
  readonly kind: StudentKind;
  readonly onClose: () => void;
}

const TIMES = [6, 12, 24, 60];

export default function HoldDialog({ student, kind, onClose }: Props) {
  const hold = useHold({ id: student.id, kind });
  const form = useForm<{ months: number; reason: string }>({
    initialValues: { months: 12, reason: "" },
    validate: validateBy(HoldDraft),
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const mark = useServerErrors(form);
  const { months } = form.values;
  return (
    <FormDialog
      title={`Guardar por mais tempo · ${shortName(student.name)}`}
      submitLabel="Guardar"
      isSaving={hold.isPending}
      isDirty={isDirty}
      onSubmit={form.onSubmit((values) =>
        hold.mutate(values, {
          onSuccess: () => {
            finish();
            toast.success(`Guardado por mais ${monthsText(values.months)}.`);
            onClose();
          },
          onError: mark,
        }),
      )}
      onClose={onClose}
    >
      <Stack>
        <ChipChoice
          label={`${RETENTIONS[kind].label.replace(" de ex-alunos", "")}: por mais`}
          description="Contando do dia em que seriam apagados"
          data={TIMES.filter((one) => one <= Math.max(...monthsOf(kind))).map((one) => ({
            value: String(one),
            label: monthsText(one),
          }))}
          value={String(months)}
          onChange={(value) => value !== null && form.setFieldValue("months", Number(value))}
        />
        <Textarea
          label="Por quê"
          description="Fica registrado com o prazo"
          withAsterisk
          data-autofocus
          autosize
          minRows={2}
          maxRows={6}
          maxLength={300}
          {...form.getInputProps("reason")}
        />
        <FormAlert error={hold.error} />
      </Stack>
    </FormDialog>
  );
}
