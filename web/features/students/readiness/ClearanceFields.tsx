import { Button, SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { INTENSITIES } from "#domain/students/readiness/readiness-answers.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import type { AnswersForm } from "./readiness-form.ts";

interface Props {
  readonly form: UseFormReturnType<AnswersForm>;
  /** The date of a certificate that no clearance was entered from. */
  readonly certifiedOn: string | null;
}

export const ClearanceFields = ({ form, certifiedOn }: Props) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <DayInput
      label="Liberação médica de"
      description="Vale 12 meses, ou até um sintoma novo"
      maxDay={todayInSaoPaulo(Date.now())}
      {...form.getInputProps("cleared_on")}
    />
    {certifiedOn !== null && form.values.cleared_on !== certifiedOn && (
      <Button
        variant="light"
        style={{ alignSelf: "end", justifySelf: "start" }}
        onClick={() => form.setFieldValue("cleared_on", certifiedOn)}
      >
        Usar o atestado de {formatDate(certifiedOn)}
      </Button>
    )}
    {form.values.cleared_on !== "" && (
      <ChipChoice label="Liberado até" data={choicesOf(INTENSITIES)} {...form.getInputProps("cleared_for")} />
    )}
  </SimpleGrid>
);
