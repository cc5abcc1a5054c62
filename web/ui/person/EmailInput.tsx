import { TextInput, type TextInputProps } from "@mantine/core";

export const EmailInput = (props: TextInputProps) => (
  <TextInput label="E-mail" type="email" inputMode="email" autoCapitalize="none" {...props} />
);
