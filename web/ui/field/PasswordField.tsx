import { PasswordInput, type PasswordInputProps } from "@mantine/core";

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ "aria-label": "Mostrar ou esconder a senha", tabIndex: 0 }}
      {...props}
    />
  );
}
