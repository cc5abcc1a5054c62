import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useProduct } from "../../../session/product.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";

export function SupportScreen() {
  const { name, support_email: email } = useProduct();
  usePageTitle("Suporte");
  return (
    <Stack gap="md" maw="60ch">
      <Title order={1}>Suporte</Title>
      <Text>
        Escreva para nós quando algo não funcionar, quando não conseguir entrar ou quando tiver uma dúvida sobre o{" "}
        {name}. Conte o que você tentou fazer e, se apareceu um erro, copie a frase da tela.
      </Text>
      {email === null ? (
        <Skeleton height={36} maw={320} />
      ) : (
        <Group>
          <Button component="a" href={`mailto:${email}`}>
            Escrever para o suporte
          </Button>
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </Group>
      )}
      <Text c="dimmed" size="sm">
        Dúvidas sobre o seu treino? O seu personal responde melhor. Pedidos sobre os seus dados pessoais também podem
        ser feitos no seu perfil, em “Meus dados”.
      </Text>
    </Stack>
  );
}
