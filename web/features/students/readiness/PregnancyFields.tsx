import { Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { PREGNANCY_RISKS } from "#domain/students/readiness/readiness-answers.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { type AnswersForm, YES_NO } from "./readiness-form.ts";

export const PregnancyFields = ({ form }: { readonly form: UseFormReturnType<AnswersForm> }) => (
  <Stack gap="sm">
    <ChipChoice label="Está grávida?" data={YES_NO} {...form.getInputProps("is_pregnant")} />
    {form.values.is_pregnant === "yes" && (
      <>
        <DecimalInput
          label="Semana de hoje"
          unit="sem."
          decimals={0}
          digits={2}
          maw={160}
          {...form.getInputProps("pregnancy_week")}
        />
        <ChipChoice
          label="Como vai a gestação, segundo o obstetra?"
          data={choicesOf(PREGNANCY_RISKS)}
          {...form.getInputProps("pregnancy_risk")}
        />
      </>
    )}
  </Stack>
);
