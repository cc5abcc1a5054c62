import { Select, type SelectProps } from "@mantine/core";

interface Props extends Omit<SelectProps, "value" | "onChange"> {
  /** Blank while none is chosen. */
  readonly value?: string;
  readonly onChange: (gender: string) => void;
}

export const GenderSelect = ({ value, onChange, ...props }: Props) => (
  <Select label="Gênero" {...props} value={value || null} onChange={(chosen) => onChange(chosen ?? "")} />
);
