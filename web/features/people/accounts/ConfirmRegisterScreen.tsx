import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { sentenceOf } from "../../../api/api-error.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { SupportLink } from "../../public-pages/system/SupportLink.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { confirmByCode, confirmByLink, sendNewCode } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";
import { NewCodeForm } from "./NewCodeForm.tsx";

const route = getRouteApi("/open/autenticacao/confirmar_registro");

export function ConfirmRegisterScreen() {
  const { token = "" } = route.useSearch();
  const [byCode, setByCode] = useState<{ readonly first: boolean } | null>(null);
  const { data, error } = useQuery({
    queryKey: ["confirm-register", token],
    queryFn: async () => ({ first: (await confirmByLink(token)) !== undefined }),
    enabled: token !== "",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  usePageTitle("Confirmar cadastro");

  const confirmed = data ?? byCode;
  if (confirmed) {
    return (
      <EntranceMessage
        title={confirmed.first ? "Cadastro confirmado com sucesso!" : "Seu cadastro já estava confirmado"}
      >
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
    return (
      <ConfirmByNewCode title="Não foi possível confirmar" onConfirmed={setByCode}>
        {sentenceOf(error)}
      </ConfirmByNewCode>
    );
  }
  return <ScreenSkeleton />;
}

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
