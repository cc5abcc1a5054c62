import { Checkbox, SimpleGrid } from "@mantine/core";
import type { ReactNode } from "react";
import { EVALUATION_ITEMS } from "#domain/periodisation/evaluation-items.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";

const ALWAYS = listInPortuguese(
  EVALUATION_ITEMS.filter(({ always }) => always).map(({ label }) => label.toLowerCase()),
);

interface Props {
  readonly value?: readonly string[];
  readonly onChange?: (items: string[]) => void;
  readonly error?: ReactNode;
}

/** Items of every macrocycle are ticked and disabled. */
export function EvaluationItems({ value = [], onChange = () => undefined, error }: Props) {
  return (
    <Checkbox.Group
      label="Itens a serem avaliados"
      description={`Toda avaliação inclui ${ALWAYS}.`}
      value={[...value]}
      onChange={onChange}
      error={error}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing={0} mt={4}>
        {EVALUATION_ITEMS.map(({ code, label, always }) => (
          <Checkbox key={code} value={code} label={label} disabled={always} styles={TOUCHABLE} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

const TOUCHABLE = { body: { minHeight: 44, alignItems: "center" } } as const;
