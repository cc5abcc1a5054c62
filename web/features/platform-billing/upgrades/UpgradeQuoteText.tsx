import { Text } from "@mantine/core";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import type { UpgradeQuote } from "./data.ts";
import classes from "./UpgradeQuoteText.module.css";

/** The price of today, with what it is made of. */
export function UpgradeQuoteText({ quote }: { readonly quote: UpgradeQuote }) {
  const { price, discount, credit, value, days_left, period_end } = quote;
  return (
    <div>
      <dl className={`${classes.sum} figures`}>
        <dt>Plano</dt>
        <dd>{formatReais(price)}</dd>
        {discount > 0 && (
          <>
            <dt>Desconto</dt>
            <dd>− {formatReais(discount)}</dd>
          </>
        )}
        <dt>
          Crédito de {days_left} {days_left === 1 ? "dia" : "dias"} do plano atual
        </dt>
        <dd>− {formatReais(credit)}</dd>
        <dt className={classes.total}>Hoje você paga</dt>
        <dd className={classes.total}>{formatReais(value)}</dd>
      </dl>
      <Text size="sm" c="dimmed" mt="xs" className="figures">
        O novo período começa hoje e vai até {formatDate(addDays(period_end, -1))}.
      </Text>
    </div>
  );
}
