import { Chip, Group, Input } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly withAsterisk?: boolean;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value?: string | null;
  /** Null when the chosen chip of a `clearable` one is pressed again. */
  readonly onChange: (value: string | null) => void;
  readonly clearable?: boolean;
  readonly error?: ReactNode;
  readonly "data-path"?: string;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** Enter does not stop in it. */
  readonly passed?: boolean;
}

/** One of at most four: all are seen, one press chooses. Radios underneath: one stop of Tab, and the arrow keys choose. */
export function ChipChoice({
  label,
  description,
  withAsterisk,
  data,
  value,
  onChange,
  clearable,
  error,
  passed = false,
  ...props
}: Props) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      description={description}
      labelElement="div"
      labelProps={{ id }}
      withAsterisk={withAsterisk ?? false}
      error={error}
      inputWrapperOrder={["label", "description", "input", "error"]}
    >
      <Group role="radiogroup" aria-labelledby={id} data-path={props["data-path"]} gap="xs" mt={description ? 4 : 0}>
        <Chip.Group value={value ?? null} onChange={onChange}>
          {data.map((option) => (
            <Chip
              key={option.value}
              name={id}
              value={option.value}
              data-passed={passed || undefined}
              size="md"
              onFocus={props.onFocus}
              onBlur={props.onBlur}
              onClick={() => clearable && option.value === value && onChange(null)}
            >
              {option.label}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  );
}
