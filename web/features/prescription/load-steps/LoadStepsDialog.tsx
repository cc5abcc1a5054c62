import { Chip, Group, Input, SimpleGrid, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useId } from "react";
import { LoadSteps } from "#contract/prescription/load-steps.ts";
import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import { PLATES_KG } from "#domain/training/loads/load-steps.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { toast } from "../../../ui/toast.ts";
import { useSaveLoadSteps } from "./data.ts";

interface Props {
  readonly steps: LoadSteps;
  readonly onClose: () => void;
}

const FIELDS = {
  bar_kg: "Barra",
  dumbbell_step_kg: "Halteres até 10 kg",
  heavy_dumbbell_step_kg: "Halteres acima de 10 kg",
  machine_step_kg: "Máquina",
  cable_step_kg: "Polia",
  kettlebell_step_kg: "Kettlebell",
} as const;
type Field = keyof typeof FIELDS;

type TypedSteps = Record<Field, string> & { readonly plates_kg: string[] };

const written = (kg: number) => formatDecimal(kg, 0, 2);

const toForm = (steps: LoadSteps): TypedSteps => ({
  bar_kg: written(steps.bar_kg),
  plates_kg: steps.plates_kg.map(String),
  dumbbell_step_kg: written(steps.dumbbell_step_kg),
  heavy_dumbbell_step_kg: written(steps.heavy_dumbbell_step_kg),
  machine_step_kg: written(steps.machine_step_kg),
  cable_step_kg: written(steps.cable_step_kg),
  kettlebell_step_kg: written(steps.kettlebell_step_kg),
});

/** A blank field is no number, which the contract refuses with its limits. */
const read = (typed: TypedSteps): LoadSteps => {
  const kg = (field: Field) => parseDecimal(typed[field]) ?? Number.NaN;
  return {
    bar_kg: kg("bar_kg"),
    plates_kg: typed.plates_kg.map(Number),
    dumbbell_step_kg: kg("dumbbell_step_kg"),
    heavy_dumbbell_step_kg: kg("heavy_dumbbell_step_kg"),
    machine_step_kg: kg("machine_step_kg"),
    cable_step_kg: kg("cable_step_kg"),
    kettlebell_step_kg: kg("kettlebell_step_kg"),
  };
};

const validate = validateBy<LoadSteps>(LoadSteps);

export default function LoadStepsDialog({ steps, onClose }: Props) {
  const save = useSaveLoadSteps();
  const form = useForm<TypedSteps>({ initialValues: toForm(steps), validate: (typed) => validate(read(typed)) });
  const platesId = useId();
  const submit = form.onSubmit(
    (typed) =>
      save.mutate(read(typed), {
        onSuccess: () => {
          toast.success("Cargas salvas com sucesso");
          onClose();
        },
      }),
    focusFirstError,
  );
  const input = (field: Field) => (
    <DecimalInput key={field} label={FIELDS[field]} unit="kg" digits={2} decimals={1} {...form.getInputProps(field)} />
  );
  return (
    <FormDialog
      title="Cargas que existem"
      width={520}
      isSaving={save.isPending}
      onKeyDown={enterMovesOn}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {input("bar_kg")}
        <Input.Wrapper
          label="Anilhas"
          description="A menor delas, dos dois lados, é o passo da barra."
          labelElement="div"
          labelProps={{ id: platesId }}
          error={form.errors.plates_kg}
        >
          <Chip.Group multiple {...form.getInputProps("plates_kg")}>
            <Group gap="xs" mt={6} role="group" aria-labelledby={platesId}>
              {PLATES_KG.map((kg) => (
                <Chip key={kg} value={String(kg)} size="md">
                  {written(kg)} kg
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
        <Input.Wrapper label="Passo, de uma carga à seguinte" labelElement="div">
          <SimpleGrid cols={2} spacing="sm" mt={6}>
            {input("dumbbell_step_kg")}
            {input("heavy_dumbbell_step_kg")}
            {input("machine_step_kg")}
            {input("cable_step_kg")}
            {input("kettlebell_step_kg")}
          </SimpleGrid>
        </Input.Wrapper>
        <FormAlert error={save.error} />
      </Stack>
    </FormDialog>
  );
}
