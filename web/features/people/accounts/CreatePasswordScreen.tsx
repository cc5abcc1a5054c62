import { Button, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { newPassword } from "../../../ui/form/form-messages.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { createPassword } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";

const route = getRouteApi("/open/autenticacao/aluno/confirmar_conta");

/** Choosing the first password confirms the account. */
export function CreatePasswordScreen() {
  const { token = "" } = route.useSearch();
  const confirm = useMutation({ mutationFn: (password: string) => createPassword(token, password) });
  usePageTitle("Criar senha");

  if (token === "") {
    return (
      <EntranceMessage title="Link incompleto">
        Abra esta página pelo link do e-mail de convite, ou peça um novo ao seu personal.
      </EntranceMessage>
    );
  }
  if (confirm.isSuccess) {
    return (
      <EntranceMessage title="Cadastro confirmado com sucesso!">
        Entre com seu e-mail e a senha que acabou de criar.
      </EntranceMessage>
    );
  }
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>Criar senha</Title>
        <Text c="dimmed" size="sm" mt={4}>
          Escolha a senha com que vai entrar para ver seus treinos.
        </Text>
      </div>
      <PasswordForm
        busy={confirm.isPending}
        error={confirm.error}
        onSubmit={(password, onError) => confirm.mutate(password, { onError })}
      />
    </Stack>
  );
}

interface FormProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (password: string, onError: (error: unknown) => void) => void;
}

function PasswordForm({ busy, error, onSubmit }: FormProps) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "", repeated: "" },
    validate: {
      password: newPassword,
      repeated: (repeated, { password }) => (repeated === password ? null : "As senhas não são iguais"),
    },
  });
  const markFields = useServerErrors(form);
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => onSubmit(password, markFields), focusFirstError)}>
      <Stack>
        <PasswordField
          label="Senha"
          description="No mínimo 8 caracteres"
          autoComplete="new-password"
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        <PasswordField
          label="Confirmar senha"
          autoComplete="new-password"
          key={form.key("repeated")}
          {...form.getInputProps("repeated")}
        />
        <FormAlert error={error} />
        <Button type="submit" fullWidth loading={busy}>
          Salvar senha
        </Button>
      </Stack>
    </form>
  );
}
