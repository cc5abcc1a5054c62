import { Checkbox, Group, SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Training } from "#contract/prescription/trainings.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { AerobicDays } from "./AerobicDays.tsx";
import { EntryFieldInput } from "./EntryFieldInput.tsx";
import { type ExerciseForm, fieldsOfForm, withFlag } from "./exercise-form.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly training: Training;
}

export function ExerciseFields({ form, training }: Props) {
  const fields = fieldsOfForm(form.values);
  const lastFlag = fields.findLastIndex(({ field }) => field === "hiit" || field === "continuousAerobic");
  return (
    <>
      <Figures form={form} fields={fields.slice(0, lastFlag + 1)} />
      <Flags form={form} fields={fields} />
      <Figures form={form} fields={fields.slice(lastFlag + 1)} />
      {fields.map(({ field, label }) =>
        field === "hiitDays" || field === "continuousDays" ? (
          <AerobicDays key={field} form={form} training={training} field={field} label={label} />
        ) : null,
      )}
      {fields.map((one) => one.field === "notes" && <EntryFieldInput key="notes" form={form} typeField={one} />)}
    </>
  );
}

interface FieldsProps {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly fields: readonly TypeField[];
}

const OTHERWISE_DRAWN = ["hiit", "continuousAerobic", "hiitDays", "continuousDays", "notes"];

function Figures({ form, fields }: FieldsProps) {
  const figures = fields.filter(({ field }) => !OTHERWISE_DRAWN.includes(field));
  if (figures.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="md">
      {figures.map((one) => (
        <EntryFieldInput key={one.field} form={form} typeField={one} />
      ))}
    </SimpleGrid>
  );
}

/** HIIT and continuous aerobic exercise exclude each other. */
function Flags({ form, fields }: FieldsProps) {
  const flags = fields.map(({ field, label }) =>
    field === "hiit" || field === "continuousAerobic" ? (
      <Checkbox
        key={field}
        size="md"
        styles={{ body: { alignItems: "center" }, label: { paddingBlock: 12 } }}
        label={label}
        checked={form.values[field]}
        error={form.errors[field]}
        onChange={({ currentTarget }) => form.setValues(withFlag(field, currentTarget.checked))}
      />
    ) : null,
  );
  return flags.some((flag) => flag !== null) ? (
    <Group gap="xl" my={-12}>
      {flags}
    </Group>
  ) : null;
}
