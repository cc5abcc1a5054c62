import { Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { toast } from "../../../ui/toast.ts";
import type { StudentMoney } from "./data.ts";
import { useEndPlan } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly today: string;
  readonly plan: StudentMoney["plans"][number];
  readonly onClose: () => void;
}

export default function EndPlanDialog({ studentId, today, plan, onClose }: Props) {
  const end = useEndPlan(studentId);
  const again = useEndPlan(studentId);
  const form = useForm({
    initialValues: { ends_on: today > plan.starts_on ? today : plan.starts_on },
    validate: { ends_on: (day) => (isCalendarDate(day) ? null : MESSAGES.date) },
  });
  const mark = useServerErrors(form);
  const submit = form.onSubmit(({ ends_on }) =>
    end.mutate(
      { studentPlanId: plan.id, ends_on },
      {
        onSuccess: () => {
          toast.undoable({
            title: "Plano encerrado",
            message: "As cobranças seguintes saíram da lista.",
            onUndo: () =>
              again.mutate({ studentPlanId: plan.id, ends_on: null }, { onError: (error) => toast.failure(error) }),
          });
          onClose();
        },
        onError: mark,
      },
    ),
  );
  return (
    <FormDialog
      title={`Encerrar o plano ${plan.name}`}
      width={460}
      submitLabel="Encerrar plano"
      isSaving={end.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        <DayInput label="Primeiro dia sem o plano" data-autofocus {...form.getInputProps("ends_on")} />
        <Text size="sm" c="dimmed">
          Períodos que começam a partir desse dia deixam de ser cobrados. O que já está em aberto continua na lista: o
          que você não vai receber, dispense.
        </Text>
        <FormAlert error={end.error && Object.keys(form.errors).length === 0 ? end.error : null} />
      </Stack>
    </FormDialog>
  );
}
