import { Button, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type UseMutationResult, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError, sentenceOf } from "../../../api/api-error.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { email } from "../../../ui/form/form-messages.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { SupportLink } from "../../public-pages/system/SupportLink.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { confirmationQuery, confirmByCode, enterByLink, sendNewCode } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";

const route = getRouteApi("/open/autenticacao/confirmar_registro");

export function ConfirmRegisterScreen() {
  const { token = "" } = route.useSearch();
  const router = useRouter();
  const [byCode, setByCode] = useState<{ readonly first: boolean } | null>(null);
  const confirm = useMutation({
    mutationFn: (email: string) => enterByLink(token, email),
    onSuccess: () => {
      toast.success("Cadastro confirmado com sucesso!");
      router.history.push("/inicio");
    },
  });
  const { data, error } = useQuery({
    ...confirmationQuery(token),
    // Once used, the link tells nothing any more.
    enabled: token !== "" && confirm.isIdle,
  });
  usePageTitle("Confirmar cadastro");

  if (byCode ?? data === null) {
    return (
      <EntranceMessage title={byCode?.first ? "Cadastro confirmado com sucesso!" : "Seu cadastro já estava confirmado"}>
        Entre com seu e-mail e sua senha.
      </EntranceMessage>
    );
  }
  if (token === "") {
    return (
      <ConfirmByNewCode title="Link incompleto" onConfirmed={setByCode}>
        Abra esta página pelo link do e-mail de confirmação, ou receba um novo código.
      </ConfirmByNewCode>
    );
  }
  if (error) {
    const isExpired = error instanceof ApiError && error.code === "link_expired";
    return (
      <ConfirmByNewCode title={isExpired ? "Link usado ou vencido" : "Algo deu errado"} onConfirmed={setByCode}>
        {`${sentenceOf(error)} Ou receba agora um novo código no seu e-mail.`}
      </ConfirmByNewCode>
    );
  }
  return data ? <Enter confirmation={data} confirm={confirm} /> : <ScreenSkeleton />;
}

interface EnterProps {
  readonly confirmation: { readonly name: string; readonly email: string };
  readonly confirm: UseMutationResult<void, unknown, string>;
}

/** A press, because programs that look through a mailbox open its links too, and because whose account it is must be read first. */
const Enter = ({ confirmation: { name, email }, confirm }: EnterProps) => (
  <Stack gap="lg">
    <div>
      <Title order={1}>Confirme seu cadastro</Title>
      <Text c="dimmed" mt={4} style={{ overflowWrap: "anywhere" }}>
        Conta de {name}, {email}
      </Text>
    </div>
    <FormAlert error={confirm.error} />
    <Button fullWidth autoFocus loading={confirm.isPending || confirm.isSuccess} onClick={() => confirm.mutate(email)}>
      Confirmar e entrar
    </Button>
  </Stack>
);

interface ByCodeProps {
  readonly title: string;
  readonly children: string;
  /** `first` is false when the account had been confirmed before. */
  readonly onConfirmed: (confirmed: { readonly first: boolean }) => void;
}

function ConfirmByNewCode({ title, children, onConfirmed }: ByCodeProps) {
  const [email, setEmail] = useState<string | null>(null);
  const account = { email: email ?? "", students: false };
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt={4}>
          {email === null ? children : `Digite o código de 6 caracteres que enviamos para ${email}.`}
        </Text>
      </div>
      {email === null ? (
        <NewCodeForm onSent={setEmail} />
      ) : (
        <CodeForm
          label="Código de confirmação"
          missing="Por favor, informe o código de confirmação."
          submitLabel="Confirmar"
          submit={async (code) => onConfirmed({ first: (await confirmByCode(account, code)) !== undefined })}
          resend={() => sendNewCode(account)}
        />
      )}
      <SupportLink />
    </Stack>
  );
}

function NewCodeForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const ask = useMutation({
    mutationFn: (typed: { readonly email: string }) => sendNewCode({ email: typed.email, students: false }),
    onSuccess: (_, typed) => {
      toast.success("Um novo código de confirmação foi enviado para você!");
      onSent(typed.email.trim());
    },
    onError: (error) =>
      toast.failure(error, "Não foi possível enviar o novo código. Por favor, entre em contato com o suporte."),
  });
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "" }, validate: { email } });
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => ask.mutate(typed), focusFirstError)}>
      <Stack>
        <EmailInput
          label="E-mail do cadastro"
          autoComplete="username"
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        <Button type="submit" fullWidth loading={ask.isPending}>
          Enviar novo código
        </Button>
      </Stack>
    </form>
  );
}
