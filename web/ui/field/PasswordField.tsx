import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A password with its show toggle, which a keyboard reaches too. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ "aria-label": "Mostrar ou esconder a senha", tabIndex: 0 }}
      {...props}
    />
  );
}
