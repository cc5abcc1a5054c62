import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type UseMutationResult, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { shortName } from "#domain/students/registration.ts";
import { ApiError, sentenceOf } from "../../../api/api-error.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Face } from "../../../ui/Face.tsx";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { newPassword } from "../../../ui/form/form-messages.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { createPassword, type Invitation, invitationQuery } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";

const route = getRouteApi("/open/autenticacao/aluno/confirmar_conta");

/** Choosing the first password confirms the account and signs in. */
export function CreatePasswordScreen() {
  const { token = "" } = route.useSearch();
  const router = useRouter();
  const create = useMutation({
    mutationFn: ({ email, password }: Chosen) => createPassword(token, email, password),
    onSuccess: () => router.history.push("/inicio"),
  });
  const { data, error, refetch, isFetching } = useQuery({
    ...invitationQuery(token),
    // Once used, the link tells nothing any more.
    enabled: token !== "" && create.isIdle,
  });
  usePageTitle("Criar senha");

  if (token === "") {
    return (
      <EntranceMessage title="Link incompleto">
        Abra esta página pelo link do e-mail de convite, ou peça um novo ao seu personal.
      </EntranceMessage>
    );
  }
  if (error instanceof ApiError && error.code === "link_expired") {
    return (
      <EntranceMessage title="Convite usado ou vencido">
        {`${sentenceOf(error)} Se você já criou a sua senha, entre com ela.`}
      </EntranceMessage>
    );
  }
  if (error) return <ErrorState asScreen error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ScreenSkeleton />;
  return <FirstPassword invitation={data} create={create} />;
}

interface Chosen {
  readonly email: string;
  readonly password: string;
}

interface Props {
  readonly invitation: Invitation;
  readonly create: UseMutationResult<void, unknown, Chosen>;
}

function FirstPassword({ invitation: { email, personal }, create }: Props) {
  const form = useForm({ mode: "uncontrolled", initialValues: { password: "" }, validate: { password: newPassword } });
  const markFields = useServerErrors(form);
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Face photo={personal.photo_url} name={personal.name} size={56} />
          <Text fw={600}>{shortName(personal.name)} convidou você para treinar</Text>
        </Group>
        <Title order={1}>Criar senha</Title>
        <Text c="dimmed" size="sm" style={{ overflowWrap: "anywhere" }}>
          Seu e-mail para entrar: {email}
        </Text>
      </Stack>
      <form
        noValidate
        onSubmit={form.onSubmit(
          ({ password }) => create.mutate({ email, password }, { onError: markFields }),
          focusFirstError,
        )}
      >
        <Stack>
          {/* A password manager keeps the e-mail with the password. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Senha"
            description="No mínimo 8 caracteres"
            autoComplete="new-password"
            autoFocus
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <FormAlert error={create.error} />
          <Button type="submit" fullWidth loading={create.isPending || create.isSuccess}>
            Criar senha e entrar
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
