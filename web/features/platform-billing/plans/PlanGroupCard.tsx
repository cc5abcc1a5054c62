import { ActionIcon, Card, Switch, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { FREQUENCIES, monthlyCentsOf } from "#domain/billing/plans.ts";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type Plan, useSwitchPlan } from "./data.ts";
import classes from "./PlansScreen.module.css";
import type { planPages } from "./plan-pages.ts";

interface Props {
  readonly plans: readonly [Plan, ...Plan[]];
  readonly form: ReturnType<typeof planPages>["form"];
  readonly onRemove: (plan: Plan) => void;
}

export function PlanGroupCard({ plans, form, onRemove }: Props) {
  const [{ name }] = plans;
  const descriptions = [...new Set(plans.map(({ description }) => description || "Sem descrição"))];
  return (
    <Card component="li" withBorder padding="md" className={classes.card ?? ""}>
      <Title order={2} size="h4" style={{ overflowWrap: "anywhere" }}>
        {name}
      </Title>
      {descriptions.map((description) => (
        <Text key={description} size="sm" c="dimmed" lineClamp={4}>
          {description}
        </Text>
      ))}
      <ul className={classes.periods}>
        {plans.map((plan) => (
          <Period key={plan.id} plan={plan} form={form} onRemove={() => onRemove(plan)} />
        ))}
      </ul>
    </Card>
  );
}

interface PeriodProps extends Pick<Props, "form"> {
  readonly plan: Plan;
  readonly onRemove: () => void;
}

function Period({ plan: { id, name, frequency, value, is_active }, form, onRemove }: PeriodProps) {
  const status = useSwitchPlan();
  const { label } = FREQUENCIES[frequency];
  const fullName = `${name}, ${label}`;
  return (
    <li className={classes.period}>
      <span className={classes.what} data-inactive={!is_active || undefined}>
        {label}
        {frequency !== "monthly" && (
          <Text span size="sm" c="dimmed" visibleFrom="sm" className="figures">
            {formatReais(toReais(monthlyCentsOf(toCents(value), frequency)))} por mês
          </Text>
        )}
        <strong className={`figures ${classes.price}`}>{formatReais(value)}</strong>
      </span>
      <Switch
        size="md"
        checked={is_active}
        label={is_active ? "Ativo" : "Inativo"}
        aria-label={`${fullName}: ativo`}
        onChange={(event) => status.mutate({ id, is_active: event.currentTarget.checked })}
      />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={`Editar ${fullName}`}
        renderRoot={(props) => <Link {...props} to={form} search={{ plano: id }} />}
      >
        <Icon name="edit" size={18} />
      </ActionIcon>
      <ActionIcon variant="subtle" size={44} aria-label={`Remover ${fullName}`} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </ActionIcon>
    </li>
  );
}
