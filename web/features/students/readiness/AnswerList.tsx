import { Checkbox, Input, SimpleGrid } from "@mantine/core";
import { useId } from "react";
import { choicesOf, type Labels } from "#domain/text/labels.ts";

interface Props<Code extends string> {
  readonly label: string;
  readonly none: string;
  readonly options: Readonly<Record<Code, string>> & Labels;
  /** Null: not answered. */
  readonly value: readonly Code[] | null;
  readonly onChange: (value: Code[] | null) => void;
}

/** Several of a list, where "none" is an answer too. */
export function AnswerList<Code extends string>({ label, none, options, value, onChange }: Props<Code>) {
  const id = useId();
  const isCode = (chosen: string): chosen is Code => Object.hasOwn(options, chosen);
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <Checkbox.Group
        aria-labelledby={id}
        value={[...(value ?? [])]}
        onChange={(chosen) => onChange(chosen.length === 0 ? null : chosen.filter(isCode))}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={0}>
          {choicesOf(options).map((option) => (
            <Checkbox key={option.value} py={11} value={option.value} label={option.label} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Checkbox
        py={11}
        label={none}
        checked={value?.length === 0}
        onChange={(event) => onChange(event.currentTarget.checked ? [] : null)}
      />
    </Input.Wrapper>
  );
}
