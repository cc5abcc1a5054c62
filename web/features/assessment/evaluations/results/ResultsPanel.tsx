import { Button, Text, Title } from "@mantine/core";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { changedFields, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import { equationOf, findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import type { SkinfoldSums } from "#domain/assessment/body-composition/skinfold-sums.ts";
import { DERIVED_FIGURES } from "#domain/assessment/derived-figures.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { FigureCard, FigureLine } from "./FigureCard.tsx";
import { asStored, assess, displayedFigures, lookFor, type Subject } from "./figures.ts";
import classes from "./ResultsPanel.module.css";

interface Props {
  readonly subject: Subject;
}

/** Typing has priority over these figures. */
export function ResultsPanel({ subject }: Props) {
  const values = useDeferredValue(useSheetState((state) => state.values));
  return <Results subject={subject} values={values} />;
}

interface ResultsProps extends Props {
  readonly values: Values;
}

const Results = memo(function Results({ subject, values }: ResultsProps) {
  const saved = useSheetState((state) => state.saved);
  const stored = useSheetState((state) => state.stored?.perimeter);
  const [withTables, setWithTables] = useState(false);

  const { assessment, judged } = useMemo(() => {
    const asSaved = stored?.protocolo === subject.protocol && changedFields(values, saved).length === 0;
    // A correction of the registration changes no saved sheet.
    const judged = asSaved ? { ...subject, ...subject.evaluated } : subject;
    const live = assess(values, judged);
    return { assessment: asSaved ? asStored(live, stored) : live, judged };
  }, [values, saved, stored, subject]);
  const { leanMassPercentage: lean } = assessment;
  // A lay reader asks for errors, density and folds first.
  const technical = withTables || !judged.studentView;

  return (
    <section className={classes.panel} aria-labelledby="results-title">
      <div className={classes.heading}>
        <Title order={3} size="h5" id="results-title">
          Resultados
        </Title>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.toggle}
          aria-expanded={withTables}
          onClick={() => setWithTables((shown) => !shown)}
        >
          {judged.studentView
            ? withTables
              ? "Ocultar"
              : "Como foi medido"
            : withTables
              ? "Ocultar faixas"
              : "Ver faixas"}
        </Button>
      </div>
      {withTables && <Equation subject={judged} />}
      {displayedFigures(assessment, judged, values).map((figure) => (
        <FigureCard
          key={figure.label}
          figure={figure}
          withTable={withTables}
          reference={(technical && figure.note) || undefined}
        />
      ))}
      <div className={classes.lines}>
        <FigureLine
          {...lookFor("massaMagra", judged)}
          indicator={assessment.leanMass}
          note={
            lean.status === "known" ? `${formatDecimal(lean.value, judged.studentView ? 1 : 3)}% da massa` : undefined
          }
        />
        <FigureLine {...lookFor("massaAdiposa", judged)} indicator={assessment.fatMass} />
        {technical && <FigureLine {...DERIVED_FIGURES.densidade} indicator={assessment.density} />}
      </div>
      {technical && <Sums sums={assessment.skinfoldSums} />}
    </section>
  );
});

function Sums({ sums }: { readonly sums: SkinfoldSums }) {
  if (sums.status === "missing") {
    return (
      <div className={classes.lines}>
        <FigureLine {...DERIVED_FIGURES.somatorio} indicator={sums} />
      </div>
    );
  }
  const rows = [
    ["Central", sums.central],
    ["Periférico", sums.peripheral],
    ["Total", sums.total],
  ] as const;
  return (
    <section className={classes.lines} aria-label="Somatório de dobras">
      <Text size="sm" fw={500}>
        Somatório de dobras <span className={classes.quiet}>(mm)</span>
      </Text>
      <dl className={classes.sums}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatDecimal(value, 1)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Equation({ subject: { protocol, gender } }: Props) {
  const found = findSkinfoldProtocol(protocol);
  const equation = found && equationOf(found, gender);
  if (!equation) return null;
  return (
    <Text size="xs" c="dimmed" lh={1.45} className={classes.equation}>
      Equação de {found.label}: {equation.text}
      <br />
      População: {equation.population}. {equation.source}
    </Text>
  );
}
