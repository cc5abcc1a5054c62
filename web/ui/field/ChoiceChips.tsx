import { Chip, Group, Input } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  readonly withAsterisk?: boolean;
  /** By which a form finds its first error. */
  readonly "data-path"?: string;
}

/** A choice of up to four, each in sight: one press instead of the two of a list. */
export function ChoiceChips({
  label,
  choices,
  value,
  onChange,
  error,
  withAsterisk = false,
  "data-path": path,
}: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      withAsterisk={withAsterisk}
      error={error}
      inputWrapperOrder={["label", "input", "error"]}
    >
      <Group role="radiogroup" aria-labelledby={id} data-path={path} gap="xs" mt={4} mb={error ? 4 : 0}>
        <Chip.Group value={value} onChange={onChange}>
          {choices.map((choice) => (
            <Chip key={choice.value} value={choice.value} size="md">
              {choice.label}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  );
}
