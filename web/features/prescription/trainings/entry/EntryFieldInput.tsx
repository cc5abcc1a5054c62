import { Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, FocusEvent } from "react";
import { MASKS, pyramidMask } from "#domain/training/entry/field-rules.ts";
import { fieldOf } from "#domain/training/entry/fields.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { seriesTypesFor } from "#domain/training/techniques.ts";
import { DecimalInput } from "../../../../ui/field/DecimalInput.tsx";
import { MaskedInput } from "../../../../ui/field/MaskedInput.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { readChoices } from "../../../../ui/select/read-choices.ts";
import { seriesTypesQuery } from "../../../catalogue/exercises/data.ts";
import { completeText, type ExerciseForm } from "./exercise-form.ts";

interface Props {
  readonly form: UseFormReturnType<ExerciseForm>;
  readonly typeField: TypeField;
}

/** An empty field is no error until saving. */
export function EntryFieldInput({ form, typeField }: Props) {
  const { field, label, required } = typeField;
  const { kind, length, unit } = fieldOf(field);
  const { onBlur, ...props } = form.getInputProps(field);
  const leave = (event: FocusEvent) => {
    onBlur(event);
    const typed = form.getValues()[field];
    if (typeof typed !== "string" || typed === "") return;
    form.setFieldValue(field, completeText(typeField, typed));
    form.validateField(field);
  };
  const input = { label, required, ...props, onBlur: leave };
  switch (kind) {
    case "count":
      return <DecimalInput decimals={0} digits={length ?? 1} {...(unit && { unit })} {...input} />;
    case "load":
      return <DecimalInput decimals={1} {...(unit && { unit })} {...input} />;
    case "time":
    case "duration":
      return <MaskedInput {...timeMask(form, typeField)} autoComplete="off" {...input} />;
    case "cadence":
      return (
        <MaskedInput
          description="Descida, pausa, subida, pausa"
          inputWrapperOrder={["label", "input", "description", "error"]}
          mask={MASKS.cadence}
          placeholder="2-0-2-0"
          autoComplete="off"
          {...input}
        />
      );
    case "pattern":
      return <PatternInput series={Number(form.values.series)} {...input} />;
    case "seriesType":
      return <SeriesTypeSelect form={form} typeField={typeField} />;
    case "text":
      return <Textarea autosize minRows={2} maxRows={8} {...(length && { maxLength: length })} {...input} />;
    // Drawn by `ExerciseFields`, which knows what they reveal.
    case "flag":
    case "weekdays":
      return null;
  }
}

/** Hours are entered where the type or the stored value has them. */
function timeMask(form: Props["form"], { field, hours }: TypeField) {
  const hasHours = hours || String(form.getInitialValues()[field]).length > MASKS.minutesSeconds.length;
  return hasHours
    ? { mask: MASKS.hoursMinutesSeconds, placeholder: "hh:mm:ss" }
    : { mask: MASKS.minutesSeconds, placeholder: "mm:ss" };
}

interface PatternProps extends Omit<ComponentProps<typeof MaskedInput>, "mask"> {
  readonly series: number;
}

function PatternInput({ series, ...input }: PatternProps) {
  return (
    <MaskedInput
      style={{ gridColumn: "span 2" }}
      description={series > 0 ? "Dois dígitos por série: 12-10-08" : "Informe as séries primeiro"}
      inputWrapperOrder={["label", "input", "description", "error"]}
      mask={pyramidMask(series)}
      autoComplete="off"
      disabled={series === 0}
      {...input}
    />
  );
}

function SeriesTypeSelect({ form, typeField: { field, label } }: Props) {
  const types = useQuery(seriesTypesQuery);
  const typed = form.values.seriesTypeId;
  const offered = seriesTypesFor(form.values.technique, types.data ?? []);
  const chosen = offered.some(({ id }) => String(id) === typed) ? typed : String(offered[0]?.id ?? typed);
  return (
    <Choice
      label={label}
      {...readChoices(types, () => offered.map(({ id, description }) => ({ value: String(id), label: description })))}
      {...form.getInputProps(field)}
      value={chosen}
    />
  );
}
