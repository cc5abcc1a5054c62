import { SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ACTIVITIES } from "#domain/assessment/energy/activities.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { DecimalInput } from "../../../../ui/field/DecimalInput.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import classes from "./ExerciseFields.module.css";
import { capIntensity, type ExerciseForm } from "./exercise-form.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
}

const METS = new Map<string, number>(ACTIVITIES.map(({ name, mets }) => [name, mets]));
const GROUPS = [...new Set(ACTIVITIES.map(({ group }) => group))].map((group) => ({
  group,
  items: ACTIVITIES.filter((activity) => activity.group === group).map(({ name }) => name),
}));

/** A name of an earlier list stays a choice. */
const choicesWith = (name: string | null) =>
  name === null || METS.has(name) ? GROUPS : [{ group: "Escolhida", items: [name] }, ...GROUPS];

export function ExerciseFields({ form }: Props) {
  const isAerobic = form.values.exercise_type === "Aeróbico";
  return (
    <>
      {isAerobic && (
        <Choice
          key="name"
          label="Atividade"
          placeholder="Busque pelo nome"
          description="O valor em MET é de referência: o gasto vem da intensidade e do VO2."
          withAsterisk
          data-autofocus
          data={choicesWith(form.values.name)}
          renderOption={({ option }) => <Activity name={option.label} />}
          {...form.getInputProps("name")}
        />
      )}
      {!isAerobic && (
        <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="md">
          <Whole form={form} name="min_reps" label="Repetições mín." autoFocus />
          <Whole form={form} name="max_reps" label="Repetições máx." />
          <Whole form={form} name="series" label="Séries por semana" />
        </SimpleGrid>
      )}
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="md">
        <Whole form={form} name="week_times" label="Vezes por semana" />
        <Whole form={form} name="day_time" label="Tempo por dia" unit="min" digits={4} />
        <Whole form={form} name="intensity" label="Intensidade" unit="%" tidy={capIntensity} />
      </SimpleGrid>
    </>
  );
}

interface WholeProps extends Props {
  readonly name: Exclude<keyof ExerciseForm, "exercise_type" | "name">;
  readonly label: string;
  readonly unit?: string;
  readonly digits?: number;
  readonly autoFocus?: boolean;
  readonly tidy?: (typed: string) => string;
}

function Whole({ form, name, label, unit, digits = 3, autoFocus, tidy = (typed) => typed }: WholeProps) {
  const { onChange, ...input } = form.getInputProps(name);
  return (
    <DecimalInput
      label={label}
      withAsterisk
      {...(unit && { unit })}
      {...(autoFocus && { "data-autofocus": true })}
      digits={digits}
      decimals={0}
      {...input}
      onChange={(typed) => onChange(tidy(typed))}
    />
  );
}

function Activity({ name }: { readonly name: string }) {
  const mets = METS.get(name);
  return (
    <span className={classes.option}>
      <span>{name}</span>
      {mets !== undefined && <small>{formatDecimal(mets, 1)} MET</small>}
    </span>
  );
}
