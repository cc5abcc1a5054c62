import { Alert, Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { PROFILE_PAGES } from "../../../session/profile-pages.ts";
import { Icon } from "../../../ui/Icon.tsx";

export default function FactorBanner({ due }: { readonly due: string }) {
  const role = roleOf(useCurrentUser());
  return (
    <Alert color="warning" variant="light" mb="md" icon={<Icon name="alert" size={20} />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="figures">
          Ative a verificação em duas etapas até {formatDate(todayInSaoPaulo(Date.parse(due)))}. Depois, só isso fica
          aberto.
        </Text>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to={PROFILE_PAGES[role].show} search={{ dialog: "app" }} />}
        >
          Ativar
        </Button>
      </Group>
    </Alert>
  );
}
