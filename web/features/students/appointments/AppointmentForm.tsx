import { Button, Checkbox, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { AppointmentDraft } from "#contract/students/appointments.ts";
import type { Student } from "#contract/students/students.ts";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { appointmentText } from "#domain/students/appointments/appointment.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { toast } from "../../../ui/toast.ts";
import { draftOf, type AppointmentForm as Form, formOf, proposedDays } from "./appointment-form.ts";
import { type FoundAppointment, useRemoveAppointment, useSaveAppointment } from "./data.ts";

interface Props {
  readonly student: Student;
  readonly found: FoundAppointment;
  readonly onClose: () => void;
}

const validate = validateBy(AppointmentDraft);

export function AppointmentForm({ student, found: opened, onClose }: Props) {
  const [found] = useState(opened);
  const save = useSaveAppointment(student.id);
  const remove = useRemoveAppointment(student.id);
  const today = todayInSaoPaulo(Date.now());
  const form = useForm<Form>({
    initialValues: formOf(found),
    validate: (values) => validate(draftOf(values)),
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const mark = useServerErrors(form);
  const { values, setFieldValue } = form;
  const submit = () =>
    save.mutate(draftOf(values), {
      onSuccess: ({ appointment }) => {
        finish();
        if (appointment) toast.success(`Avaliação marcada: ${appointmentText(appointment)}.`);
        onClose();
      },
      onError: mark,
    });
  const takeBack = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        finish();
        toast.success("Avaliação desmarcada.");
        onClose();
      },
      onError: (error) => toast.failure(error, "Erro ao desmarcar a avaliação"),
    });
  return (
    <FormDialog
      title={`Próxima avaliação · ${student.name}`}
      submitLabel={found.appointment ? "Salvar" : "Marcar"}
      isSaving={save.isPending}
      isDirty={isDirty}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
    >
      <Stack>
        <SimpleGrid cols={2}>
          <DayInput label="Data" withAsterisk data-autofocus minDay={today} {...form.getInputProps("day")} />
          <MaskedInput
            mask="00:00"
            label="Hora"
            placeholder="hh:mm"
            autoComplete="off"
            {...form.getInputProps("time")}
          />
        </SimpleGrid>
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            {student.last_evaluation
              ? `A última foi em ${formatDate(student.last_evaluation.slice(0, 10))}. A próxima:`
              : "Contando de hoje:"}
          </Text>
          <Group gap="xs">
            {proposedDays(student, today).map(({ label, day }) => (
              <Button
                key={label}
                variant={values.day === day ? "light" : "default"}
                px="sm"
                onClick={() => setFieldValue("day", day)}
              >
                {label}
              </Button>
            ))}
          </Group>
        </div>
        <TextInput label="Lugar" maxLength={120} {...form.getInputProps("place")} />
        <div>
          <Textarea
            label="Como o aluno se prepara"
            description="O aluno lê isto na tela inicial e leva para o calendário"
            autosize
            minRows={4}
            maxRows={12}
            {...form.getInputProps("instructions")}
          />
          {values.instructions !== found.instructions && (
            <Checkbox
              mt="xs"
              label="Guardar como meu texto para os próximos"
              {...form.getInputProps("keeps_instructions", { type: "checkbox" })}
            />
          )}
        </div>
        {found.appointment && (
          <Button variant="subtle" color="danger" w="fit-content" px="xs" loading={remove.isPending} onClick={takeBack}>
            Desmarcar
          </Button>
        )}
        <FormAlert error={save.error} />
      </Stack>
    </FormDialog>
  );
}
