import { Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { usePageTitle } from "../use-page-title.ts";

export function NotFoundScreen() {
  usePageTitle("Página não encontrada");
  return (
    <Stack align="center" gap="sm" ta="center" py="xl">
      <Text className="figures" c="dimmed" fw={600}>
        404
      </Text>
      <Title order={1}>Página não encontrada</Title>
      <Text c="dimmed">O endereço não existe ou mudou de lugar.</Text>
      <Button mt="md" renderRoot={(props) => <Link {...props} to="/" />}>
        Ir para o início
      </Button>
    </Stack>
  );
}
