import { Stack, Text, Title } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { toast } from "../../../ui/toast.ts";
import { CodeForm } from "../../people/accounts/CodeForm.tsx";
import { confirmByCode, enter, sendNewCode } from "../../people/accounts/data.ts";

interface Props {
  readonly email: string;
  readonly password: string;
}

export function ConfirmEmail({ email, password }: Props) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const account = { email, students: false };
  const confirm = async (code: string) => {
    await confirmByCode(account, code);
    const onward = await enter({ ...account, password }, "/inicio");
    toast.success("Cadastro confirmado com sucesso!");
    router.history.push(onward);
  };
  return (
    <Stack>
      <Title order={1} ref={heading} tabIndex={-1}>
        Confirme seu e-mail
      </Title>
      <Text style={{ overflowWrap: "anywhere" }}>
        Pagamento aprovado. Enviamos para <strong>{email}</strong> um link e um código. Abra o link, ou digite o código
        aqui: os dois entram na sua conta.
      </Text>
      <CodeForm
        label="Código de confirmação"
        missing="Por favor, informe o código de confirmação."
        submitLabel="Confirmar e entrar"
        submit={confirm}
        resend={() => sendNewCode(account)}
      />
    </Stack>
  );
}
