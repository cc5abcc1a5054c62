import { Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { awaitedCode } from "../../people/accounts/awaited-code.ts";

export function ConfirmEmail({ email }: { readonly email: string }) {
  return (
    <Stack>
      <Title order={1}>Confirme seu e-mail</Title>
      <Text>
        Pagamento aprovado. Enviamos para <strong>{email}</strong> o link e o código que confirmam o seu cadastro.
      </Text>
      <Button
        onClick={() => awaitedCode.write({ email, students: false })}
        renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" search={{ dialog: "confirmation-code" }} />}
      >
        Digitar o código
      </Button>
      <Anchor size="sm" ta="center" renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" />}>
        Ir para a entrada
      </Anchor>
    </Stack>
  );
}
