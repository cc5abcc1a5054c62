import { Select, SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { DIGITS, MASKS, pyramidMask } from "#domain/training/field-rules.ts";
import { seriesTypesFor } from "#domain/training/techniques.ts";
import { DecimalInput } from "../../ui/DecimalInput.tsx";
import { MaskedInput } from "../../ui/MaskedInput.tsx";
import { seriesTypesQuery } from "../exercises/data.ts";
import { SELECT_IN_DIALOG } from "../exercises/select-props.ts";
import { type ExerciseForm, usesPattern } from "./exercise-form.ts";
import { RestInput, SeriesInput } from "./SetFields.tsx";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
}

/** Treino resistido: series, repetitions (or a pyramid's, set by set), rest, cadence, kind of series. */
export function ResistanceFields({ form }: Props) {
  return (
    <>
      <SimpleGrid cols={3} spacing="md">
        <SeriesInput form={form} />
        {usesPattern(form.values) ? <PyramidInput form={form} /> : <RepsInputs form={form} />}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="md">
        <RestInput form={form} />
        <MaskedInput
          label="Cadência"
          description="Descida, pausa, subida, pausa"
          inputWrapperOrder={["label", "input", "description", "error"]}
          mask={MASKS.cadence}
          placeholder="2-0-2-0"
          autoComplete="off"
          required
          {...form.getInputProps("cadence")}
        />
        <SeriesTypeSelect form={form} />
      </SimpleGrid>
    </>
  );
}

function RepsInputs({ form }: Props) {
  return (
    <>
      <DecimalInput label="Rep. mín." decimals={0} digits={DIGITS.reps} {...form.getInputProps("minReps")} />
      <DecimalInput label="Rep. máx." decimals={0} digits={DIGITS.reps} required {...form.getInputProps("maxReps")} />
    </>
  );
}

function PyramidInput({ form }: Props) {
  const series = Number(form.values.series);
  return (
    <MaskedInput
      style={{ gridColumn: "span 2" }}
      label="Repetições por série"
      description={series > 0 ? "Dois dígitos por série: 12-10-08" : "Informe as séries primeiro"}
      inputWrapperOrder={["label", "input", "description", "error"]}
      mask={pyramidMask(series)}
      autoComplete="off"
      required
      disabled={series === 0}
      {...form.getInputProps("pyramidReps")}
    />
  );
}

function SeriesTypeSelect({ form }: Props) {
  const { data = [] } = useQuery(seriesTypesQuery);
  const offered = seriesTypesFor(form.values.technique, data);
  const chosen = offered.some(({ id }) => String(id) === form.values.seriesTypeId)
    ? form.values.seriesTypeId
    : String(offered[0]?.id ?? form.values.seriesTypeId);
  return (
    <Select
      label="Tipo de série"
      data={offered.map(({ id, description }) => ({ value: String(id), label: description }))}
      allowDeselect={false}
      {...SELECT_IN_DIALOG}
      {...form.getInputProps("seriesTypeId")}
      value={chosen}
    />
  );
}
