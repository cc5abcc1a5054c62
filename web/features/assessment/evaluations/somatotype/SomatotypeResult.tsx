import { Text, Title } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { formatDecimal } from "#domain/text/number-format.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import type { CycleEvaluation } from "../data.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { SomatotypeChart } from "./SomatotypeChart.tsx";
import classes from "./SomatotypeTab.module.css";
import { assess, COMPONENTS, rating, type ShownSomatotype, shownSomatotype } from "./somatotype-figures.ts";

export function SomatotypeResult({ evaluation }: { readonly evaluation: CycleEvaluation }) {
  const values = useDeferredValue(useSheetState((state) => state.values));
  const saved = useSheetState((state) => state.saved);
  const stored = useSheetState((state) => state.stored?.somatotype ?? null);
  const shown = useMemo(() => shownSomatotype(values, saved, stored), [values, saved, stored]);
  const { midPoint } = shown;
  return (
    <section className={classes.result} aria-label="Somatotipo">
      {midPoint ? <Ratings shown={shown} /> : <Missing names={missingNames(assess(values))} />}
      <SomatotypeChart midPoint={midPoint} evaluation={evaluation} />
    </section>
  );
}

const missingNames = (found: ReturnType<typeof assess>): readonly string[] =>
  found.status === "missing" ? found.absences.map(({ sentence }) => sentence) : [];

function Ratings({ shown }: { readonly shown: ShownSomatotype }) {
  return (
    <>
      <Title order={3} size="h5">
        {shown.category}
      </Title>
      <Text size="sm" c="dimmed">
        {rating(shown)}
      </Text>
      <dl className={classes.ratings}>
        {COMPONENTS.map(({ key, label, about }) => (
          <div key={key}>
            <dt>
              {label} <small>{about}</small>
            </dt>
            <dd>{formatDecimal(shown[key] ?? 0, 1)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Missing({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      <Title order={3} size="h5">
        Somatotipo
      </Title>
      <Text size="sm" c="dimmed">
        {names.length > 0 && `Falta medir: ${listInPortuguese(names)}.`}
      </Text>
    </>
  );
}
