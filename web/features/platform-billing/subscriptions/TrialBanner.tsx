import { Alert, Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { Icon } from "../../../ui/Icon.tsx";

export default function TrialBanner({ endsOn }: { readonly endsOn: string }) {
  return (
    <Alert
      variant="light"
      role="region"
      aria-label="Seu teste"
      icon={<Icon name="clock" size={20} />}
      title={`Seu teste vai até ${formatDate(addDays(endsOn, -1))}`}
      mb="lg"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">O que você pagar agora vale a partir do fim do teste: nenhum dia se perde.</Text>
        <Button renderRoot={(props) => <Link {...props} to="/autenticacao/renovar_plano" />}>Escolher plano</Button>
      </Group>
    </Alert>
  );
}
