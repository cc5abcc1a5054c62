import { ActionIcon, Card, Group, Switch, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { formatReais } from "#domain/money.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type Plan, useSwitchPlan } from "./data.ts";
import classes from "./PlansScreen.module.css";
import type { planPages } from "./plan-pages.ts";

interface Props {
  readonly plan: Plan;
  readonly form: ReturnType<typeof planPages>["form"];
  readonly onRemove: () => void;
}

export function PlanCard({ plan: { id, name, description, frequency, value, is_active }, form, onRemove }: Props) {
  const status = useSwitchPlan();
  return (
    <Card component="li" withBorder padding="md" className={classes.card ?? ""}>
      <Title order={2} size="h4" style={{ overflowWrap: "anywhere" }} {...(!is_active && { c: "dimmed" })}>
        {name}
      </Title>
      <Text className="figures">
        <strong>{formatReais(value)}</strong>{" "}
        <Text span c="dimmed">
          {FREQUENCIES[frequency].label.toLowerCase()}
        </Text>
      </Text>
      <Text size="sm" c="dimmed" className={classes.description ?? ""} lineClamp={4}>
        {description || "Sem descrição"}
      </Text>
      <Group gap={0} wrap="nowrap" mr={-8} mb={-8}>
        <Switch
          size="md"
          flex={1}
          styles={{ body: { minHeight: 44, alignItems: "center" } }}
          checked={is_active}
          label={is_active ? "Ativo" : "Inativo"}
          aria-label={`${name}: ativo`}
          onChange={(event) => status.mutate({ id, is_active: event.currentTarget.checked })}
        />
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={`Editar ${name}`}
          renderRoot={(props) => <Link {...props} to={form} search={{ plano: id }} />}
        >
          <Icon name="edit" size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} aria-label={`Remover ${name}`} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </ActionIcon>
      </Group>
    </Card>
  );
}
