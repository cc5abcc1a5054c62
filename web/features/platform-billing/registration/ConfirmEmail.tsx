import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import linkClasses from "../../../ui/link.module.css";
import { toast } from "../../../ui/toast.ts";
import { type AwaitedConfirmation, awaitedConfirmation } from "../../people/accounts/awaited-confirmation.ts";
import { CodeForm } from "../../people/accounts/CodeForm.tsx";
import { confirmByCode, enter, sendNewCode } from "../../people/accounts/data.ts";
import { EntranceMessage } from "../../people/accounts/EntranceMessage.tsx";
import { SupportLink } from "../../public-pages/system/SupportLink.tsx";

interface Props extends AwaitedConfirmation {
  /** Blank after a reload: it is kept nowhere. */
  readonly password: string;
}

export function ConfirmEmail({ email, isTrial, password }: Props) {
  const router = useRouter();
  const [isConfirmed, setConfirmed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const account = { email, students: false };
  const confirm = async (code: string) => {
    await confirmByCode(account, code);
    awaitedConfirmation.clear();
    if (password === "") return setConfirmed(true);
    const onward = await enter({ ...account, password }, "/inicio");
    toast.success("Cadastro confirmado com sucesso!");
    router.history.push(onward);
  };
  if (isConfirmed)
    return (
      <EntranceMessage title="Cadastro confirmado com sucesso!">Entre com seu e-mail e sua senha.</EntranceMessage>
    );
  return (
    <Stack>
      <Title order={1} ref={heading} tabIndex={-1}>
        Confirme seu e-mail
      </Title>
      <Text style={{ overflowWrap: "anywhere" }}>
        {!isTrial && "Pagamento aprovado. "}Enviamos para <strong>{email}</strong> um link e um código. Abra o link ou
        digite o código aqui.
      </Text>
      <CodeForm
        label="Código de confirmação"
        missing="Por favor, informe o código de confirmação."
        submitLabel={password === "" ? "Confirmar" : "Confirmar e entrar"}
        submit={confirm}
        resend={() => sendNewCode(account)}
      />
      <Text size="sm" c="dimmed">
        Não chegou? Olhe também na caixa de spam. Se o e-mail acima está errado, escreva para o suporte, que o corrige:
        a conta já foi criada.
      </Text>
      <Group justify="space-between" gap="xs">
        <Anchor
          size="sm"
          className={linkClasses.link}
          onClick={awaitedConfirmation.clear}
          renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" />}
        >
          Já tenho conta
        </Anchor>
        <Anchor
          size="sm"
          className={linkClasses.link}
          component="button"
          type="button"
          onClick={() => {
            awaitedConfirmation.clear();
            location.reload();
          }}
        >
          Criar outra conta
        </Anchor>
        <SupportLink />
      </Group>
    </Stack>
  );
}
