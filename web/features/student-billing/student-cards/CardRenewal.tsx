import { Button, Group, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { StudentMoney } from "#contract/student-billing/student-payments.ts";
import { cardBrandName } from "#domain/billing/payments.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { Section } from "../../../ui/Section.tsx";
import { useRemoveCard } from "./data.ts";

const KeepCardDialog = lazy(() => import("./KeepCardDialog.tsx"));

interface Props {
  readonly studentId: number;
  readonly renewal: StudentMoney["renewal"];
  /** The student keeps a card; the trainer may only stop it. */
  readonly isStudent: boolean;
}

/** Nothing where the trainer receives no cards. */
export function CardRenewal({ studentId, renewal: { value, card, next_on, new_value }, isStudent }: Props) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveCard(studentId);
  if (!card && (value === null || !isStudent)) return null;
  return (
    <Section
      title="Renovação no cartão"
      action={
        <Group gap="sm">
          {isStudent && value !== null && (
            <Button variant="default" onClick={() => setAsked(true)}>
              {card ? "Trocar cartão" : "Renovar no cartão"}
            </Button>
          )}
          {card && (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
              Parar de renovar
            </Button>
          )}
        </Group>
      }
    >
      {card ? (
        <Text size="sm" className="figures">
          {cardBrandName(card.brand)} final {card.last4}
          {next_on && value !== null && ` · próxima cobrança: ${formatReais(value)} em ${formatDate(next_on)}`}
          {new_value && ` · ${formatReais(new_value.value)} a partir de ${formatDate(new_value.from)}`}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          Pague cada vencimento sem precisar lembrar. Você pode parar quando quiser.
        </Text>
      )}
      <Suspense>
        {isAsked && value !== null && (
          <KeepCardDialog studentId={studentId} value={value} onClose={() => setAsked(false)} />
        )}
      </Suspense>
    </Section>
  );
}
