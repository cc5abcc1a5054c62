import { Button, Collapse, SimpleGrid, Stack, Switch, Textarea, TextInput, Title } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useId } from "react";
import type { Student } from "#contract/students/students.ts";
import { isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { minEndDate } from "#domain/periodisation/period.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { focusFirstError, useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { MoreOptions } from "../../../ui/MoreOptions.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { toast } from "../../../ui/toast.ts";
import { TrainingModeField } from "../cycles/forms/TrainingModeField.tsx";
import { type MacrocycleProposal, type MacrocycleSummary, useSaveMacrocycle } from "./data.ts";
import { EvaluationItems } from "./EvaluationItems.tsx";
import { SkinfoldProtocolSelect, Vo2ProtocolSelect } from "./ProtocolFields.tsx";
import classes from "./StartDialog.module.css";
import {
  newStartForm,
  type StartForm,
  toStartBody,
  USUAL_WEEKS,
  validateStart,
  withEnd,
  withName,
  withStart,
  withWeeks,
} from "./start-form.ts";

interface Props {
  readonly student: Student;
  readonly proposal: MacrocycleProposal;
  readonly onClose: () => void;
  readonly onSaved: (macrocycle: MacrocycleSummary) => void;
  /** The next step: the first mesocycle's evaluation. */
  readonly onEvaluate: (macrocycle: MacrocycleSummary) => void;
}

/** Saves a macrocycle and its first mesocycle, both or neither. */
export default function StartDialog({ student, proposal, onClose, onSaved, onEvaluate }: Props) {
  const formId = useId();
  const { form, save, isDirty } = useStart(student, proposal);
  const submitThen = (then: Props["onSaved"]) => form.onSubmit(() => save.start(then), focusFirstError);

  return (
    <FormDialog
      title="Começar periodização"
      isDirty={isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <Button variant="default" disabled={save.isPending} onClick={() => submitThen(onSaved)()}>
            Começar
          </Button>
          <Button type="submit" form={formId} loading={save.isPending}>
            Começar e avaliar
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onKeyDown={enterMovesOn} onSubmit={submitThen(onEvaluate)}>
        <StartFields form={form} student={student} />
      </form>
    </FormDialog>
  );
}

function useStart(student: Student, proposal: MacrocycleProposal) {
  const form = useForm<StartForm>({
    initialValues: newStartForm(
      proposal,
      todayInSaoPaulo(Date.now()),
      student.personal_anamnesis?.training_goals ?? undefined,
    ),
    validate: validateStart,
    validateInputOnBlur: true,
  });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refuse = useRefusal(form);
  const { mutate, isPending } = useSaveMacrocycle(student.id);

  const start = (then: (macrocycle: MacrocycleSummary) => void) =>
    mutate(
      { body: toStartBody(form.values) },
      {
        onSuccess: (macrocycle) => {
          finish();
          toast.success("Periodização cadastrada com sucesso");
          then(macrocycle);
        },
        onError: (error) => refuse(error, () => toast.failureWithReason(error, "Erro ao cadastrar Periodização")),
      },
    );

  return { form, save: { start, isPending }, isDirty };
}

interface FieldsProps {
  readonly form: UseFormReturnType<StartForm>;
  readonly student: Student;
}

function StartFields({ form, student }: FieldsProps) {
  const [more, { toggle }] = useDisclosure(false);
  const { values } = form;
  const change = (next: StartForm) => {
    form.setValues(next);
    form.clearFieldError("mesocycle.end_date");
  };

  return (
    <Stack gap="md">
      <TextInput
        label="Nome"
        description="O objetivo da periodização, como “Hipertrofia” ou “Retorno ao treino”"
        withAsterisk
        autoComplete="off"
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        {...form.getInputProps("name")}
        onChange={(event) => change(withName(values, event.currentTarget.value))}
      />
      <SkinfoldProtocolSelect
        code={values.skinfold_protocol}
        student={student}
        input={form.getInputProps("skinfold_protocol")}
      />
      <MoreOptions opened={more} onToggle={toggle} label="VO2 e itens a avaliar" />
      <Collapse expanded={more}>
        <Stack gap="md">
          <Vo2ProtocolSelect input={form.getInputProps("vo2_protocol")} />
          <EvaluationItems {...form.getInputProps("items_to_be_evaluated")} />
        </Stack>
      </Collapse>
      <MesocycleFields form={form} onChange={change} />
    </Stack>
  );
}

const WEEK_CHOICES = USUAL_WEEKS.map((weeks) => ({ value: String(weeks), label: `${weeks} semanas` }));

interface MesocycleProps {
  readonly form: UseFormReturnType<StartForm>;
  readonly onChange: (values: StartForm) => void;
}

function MesocycleFields({ form, onChange }: MesocycleProps) {
  const { values } = form;
  return (
    <>
      <Title order={3} className={classes.part ?? ""}>
        Primeiro mesociclo
      </Title>
      <Textarea
        label="Objetivo"
        withAsterisk
        autosize
        minRows={1}
        maxRows={4}
        {...form.getInputProps("mesocycle.goal")}
      />
      <ChipChoice
        label="Duração"
        data={WEEK_CHOICES}
        value={values.weeks === null ? null : String(values.weeks)}
        onChange={(weeks) => onChange(withWeeks(values, Number(weeks)))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <DayInput
          label="Data inicial"
          withAsterisk
          {...form.getInputProps("mesocycle.start_date")}
          onChange={(day) => onChange(withStart(values, day))}
        />
        <DayInput
          label="Data final"
          withAsterisk
          {...(isCalendarDate(values.mesocycle.start_date) && { minDay: minEndDate(values.mesocycle.start_date) })}
          {...form.getInputProps("mesocycle.end_date")}
          onChange={(day) => onChange(withEnd(values, day))}
        />
      </SimpleGrid>
      <Switch
        className={classes.byWeek ?? ""}
        label="Um microciclo por semana"
        description={microcyclesText(values)}
        disabled={values.weeks === null}
        checked={values.byWeek}
        onChange={(event) => onChange({ ...values, byWeek: event.currentTarget.checked })}
      />
      <TrainingModeField mesocycle={NEW} {...form.getInputProps("mesocycle.training_mode")} />
    </>
  );
}

const NEW = { has_training: false };

const microcyclesText = ({ weeks }: StartForm) =>
  weeks === null
    ? "Para dividir em microciclos, escolha a duração em semanas."
    : `${weeks} microciclos, cada um com avaliação e treino próprios. A quantidade não muda depois.`;
