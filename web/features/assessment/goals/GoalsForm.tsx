import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { GOAL_KINDS, type GoalKind, goalNotes, isRefused } from "#domain/assessment/goals/goal.ts";
import { PACES, USUAL_LOSS } from "#domain/assessment/goals/goal-pace.ts";
import { GOAL_REFUSALS, healthyWeights, refusalOfPerson } from "#domain/assessment/goals/target-weight.ts";
import { addDays, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { toast } from "../../../ui/toast.ts";
import { type Goals, useSaveGoals } from "./data.ts";
import classes from "./GoalsForm.module.css";
import { dateAt, draftOf, formOf, KINDS, personOf, previewOf, type TypedGoal } from "./goals-form.ts";

interface Props {
  readonly student: { readonly id: number; readonly name: string };
  readonly goals: Goals;
  readonly onClose: () => void;
}

const LEAST_DAYS = 7;

export function GoalsForm({ student, goals: opened, onClose }: Props) {
  // The version that was opened is sent back, also when somebody else saves meanwhile.
  const [goals] = useState(opened);
  const [form, setForm] = useState(() => formOf(goals));
  const [today] = useState(() => todayInSaoPaulo(Date.now()));
  const save = useSaveGoals(student.id);
  const refusal = refusalOfPerson(personOf(goals));
  const drafts = KINDS.flatMap((kind) => draftOf(kind, form[kind]) ?? []);
  const submit = () =>
    save.mutate(
      { goals: drafts, lock_version: goals.lock_version },
      {
        onSuccess: (saved) => {
          toast.success(saved.goals.length === 0 ? "Metas retiradas." : "Metas salvas.");
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Metas · ${student.name}`}
      width={680}
      isSaving={save.isPending}
      isDirty={() => !save.isSuccess && JSON.stringify(form) !== JSON.stringify(formOf(goals))}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <Stack gap="lg">
        <Basis goals={goals} />
        {refusal && <Alert color="yellow">{GOAL_REFUSALS[refusal]}</Alert>}
        {KINDS.map((kind) => (
          <GoalFields
            key={kind}
            kind={kind}
            typed={form[kind]}
            goals={goals}
            today={today}
            onChange={(typed) => setForm({ ...form, [kind]: typed })}
          />
        ))}
        <FormAlert error={save.error} />
      </Stack>
    </FormDialog>
  );
}

function Basis({ goals }: { readonly goals: Goals }) {
  const { basis } = goals;
  const healthy = healthyWeights(personOf(goals));
  if (!basis) return null;
  const measured = [
    ...(basis.weight_kg === null ? [] : [`${formatDecimal(basis.weight_kg, 0, 1)} kg`]),
    ...(basis.fat_percentage === null ? [] : [`${formatDecimal(basis.fat_percentage, 0, 1)}% de gordura`]),
  ];
  return (
    <Text size="sm" c="dimmed">
      Parte da avaliação de {formatDate(basis.evaluated_on)}: {measured.join(", ")}.
      {healthy &&
        ` Faixa de massa saudável: ${formatDecimal(healthy.minKg, 1)} a ${formatDecimal(healthy.maxKg, 1)} kg.`}
    </Text>
  );
}

const STEPS = [
  { percent: 0.5, label: "0,5%" },
  { percent: USUAL_LOSS, label: "0,7%" },
  { percent: 1, label: "1%" },
] as const;

interface FieldsProps {
  readonly kind: GoalKind;
  readonly typed: TypedGoal;
  readonly goals: Goals;
  readonly today: string;
  readonly onChange: (typed: TypedGoal) => void;
}

/** A target with its day; a pace proposes the day, and the day says the pace. */
function GoalFields({ kind, typed, goals, today, onChange }: FieldsProps) {
  const { label, unit } = GOAL_KINDS[kind];
  const preview = previewOf(kind, typed, goals, today);
  const dayAt = (target: string, percent: number) => dateAt(kind, { ...typed, target }, goals, percent, today) ?? "";
  return (
    <section aria-label={label}>
      <Title order={3} size="h5" mb={4}>
        {label}
      </Title>
      <div className={classes.fields}>
        <DecimalInput
          data-autofocus={kind === KINDS[0] || undefined}
          label={`Meta de ${label.toLocaleLowerCase("pt-BR")}`}
          unit={unit}
          decimals={1}
          value={typed.target}
          onChange={(target) => onChange({ ...typed, target })}
          onBlur={() => {
            if (typed.target && !typed.date) onChange({ ...typed, date: dayAt(typed.target, USUAL_LOSS) });
          }}
        />
        <DayInput
          label="Até"
          value={typed.date}
          minDay={addDays(today, LEAST_DAYS)}
          onChange={(date) => onChange({ ...typed, date })}
        />
      </div>
      {typed.target && (
        <Group gap="xs" mt="xs">
          <Text size="sm">Data pelo ritmo, por semana:</Text>
          {STEPS.map(({ percent, label: share }) => (
            <Button
              key={percent}
              variant="default"
              size="compact-md"
              className={classes.pace ?? ""}
              aria-label={`Data pelo ritmo de ${share} por semana`}
              onClick={() => onChange({ ...typed, date: dayAt(typed.target, percent) })}
            >
              {share}
            </Button>
          ))}
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.pace ?? ""}
            onClick={() => onChange({ target: "", date: "" })}
          >
            Retirar
          </Button>
        </Group>
      )}
      {preview && isRefused(preview) && (
        <Text size="sm" c="danger" mt="xs" role="alert">
          {preview.sentence}
        </Text>
      )}
      {preview && !isRefused(preview) && (
        <div role="status">
          <Text size="sm" mt="xs" fw={500}>
            {`${formatDecimal(preview.percent_per_week, 0, 2)}% da massa por semana: ${PACES[preview.pace].toLocaleLowerCase("pt-BR")}`}
          </Text>
          {goalNotes(preview).map((note) => (
            <Text key={note} size="sm" c="dimmed">
              {note}
            </Text>
          ))}
        </div>
      )}
    </section>
  );
}
