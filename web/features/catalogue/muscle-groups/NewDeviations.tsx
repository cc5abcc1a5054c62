import { Button, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Section } from "../../../ui/Section.tsx";
import { DeviationFields } from "../postural-deviations/DeviationFields.tsx";
import { lacking } from "../postural-deviations/deviation-form.ts";
import { blankDeviation, type GroupForm } from "./group-form.ts";

interface Props {
  readonly form: UseFormReturnType<GroupForm>;
}

export function NewDeviations({ form }: Props) {
  const { postural_deviations: deviations } = form.values;
  const addButton = (
    <Button
      variant="default"
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => form.insertListItem("postural_deviations", blankDeviation(form.getValues()))}
    >
      Adicionar desvio postural
    </Button>
  );
  if (deviations.length === 0) {
    return (
      <EmptyState title="Nenhum desvio postural ainda" action={addButton}>
        Adicione agora os desvios deste grupo, ou finalize e adicione depois.
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      {deviations.map((deviation, index) => {
        const { id, ...value } = deviation;
        const missing = lacking(value);
        return (
          <Section
            key={id}
            title={value.name.trim() || `Desvio ${index + 1}`}
            about={missing === "" ? "Completo" : `Falta ${missing}`}
            action={
              <Button
                variant="subtle"
                color="gray"
                leftSection={<Icon name="trash" size={18} />}
                onClick={() => form.removeListItem("postural_deviations", index)}
              >
                Remover
              </Button>
            }
          >
            <DeviationFields
              value={value}
              errors={form.errors}
              path={`postural_deviations.${index}.`}
              onChange={(changed) => {
                form.setFieldValue(`postural_deviations.${index}`, { ...changed, id });
                form.clearErrors();
              }}
            />
          </Section>
        );
      })}
      <div>{addButton}</div>
    </Stack>
  );
}
