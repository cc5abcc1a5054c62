import { Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";

interface Props {
  readonly title: string;
  readonly children: string;
  readonly admin?: boolean;
}

export function EntranceMessage({ title, children, admin = false }: Props) {
  const to = admin ? "/admin/autenticacao/entrar" : "/autenticacao/entrar";
  return (
    <Stack gap="md">
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{children}</Text>
      <Button renderRoot={(props) => <Link {...props} to={to} />}>Ir para a entrada</Button>
    </Stack>
  );
}
