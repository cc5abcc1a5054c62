import { Text, Title } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { type PlottedPoint, somatochart } from "#domain/figures/somatochart.ts";
import { Drawing } from "../../../ui/figure/Drawing.tsx";
import { rating } from "../../assessment/evaluations/somatotype/somatotype-figures.ts";
import classes from "./ComparedSomatotype.module.css";
import type { FoundEvaluation, FoundPair } from "./compared-pair.ts";

const COLORS = {
  background: "var(--mantine-color-body)",
  text: "var(--mantine-color-text)",
  muted: "var(--mantine-color-dimmed)",
  line: "var(--mantine-color-default-border)",
  region: "light-dark(var(--mantine-color-gray-1), var(--mantine-color-dark-6))",
  point: "var(--mantine-primary-color-filled)",
};

export function ComparedSomatotype({ pair }: { readonly pair: FoundPair }) {
  const [first, second] = pair.map(pointOf);
  if (!first || !second) return null;
  return (
    <section aria-labelledby="compared-somatotype">
      <Title order={2} size="h4" mt="xl" mb="md" id="compared-somatotype">
        Somatocarta
      </Title>
      <div className={classes.both}>
        <Drawing svg={somatochart({ point: second, trail: [first], colors: COLORS })} className={classes.chart} />
        <div>
          {pair.map(({ evaluated_on, name, evaluated_items: { somatotype } }, index) => (
            <div key={index === 0 ? "first" : "second"}>
              <Text size="sm" c="dimmed">
                {name} · {formatDate(evaluated_on)}
              </Text>
              <Text fw={600}>{somatotype?.category}</Text>
              <Text size="sm" mb="md">
                {somatotype && rating(somatotype)}
              </Text>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function pointOf({ evaluated_on, evaluated_items: { somatotype } }: FoundEvaluation): PlottedPoint | null {
  return somatotype?.midPoint ? { ...somatotype.midPoint, label: formatDate(evaluated_on) } : null;
}
