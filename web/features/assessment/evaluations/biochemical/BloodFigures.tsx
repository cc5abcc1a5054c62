import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { FigureCard } from "../results/FigureCard.tsx";
import type { Subject } from "../results/figures.ts";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./BloodTests.module.css";
import { bloodCards, bloodSummary, isBloodAsSaved } from "./blood-figures.ts";

export function BloodFigures({ subject }: { readonly subject: Subject }) {
  const { state } = useSheet();
  const [withTables, setWithTables] = useState(false);
  // Rendered again when a test changes, not with every other field.
  const typed = useSheetState(({ values }) => bloodSummary(values));
  const stored = useSheetState(({ values, saved, stored }) =>
    isBloodAsSaved(values, saved) ? (stored?.biochemical ?? null) : null,
  );
  const cards = useMemo(
    () => (typed === "" ? [] : bloodCards(state().values, subject, stored)),
    [typed, stored, subject, state],
  );
  if (cards.length === 0) return null;
  return (
    <>
      <div className={classes.cards}>
        {cards.map(({ reference, ...figure }) => (
          <FigureCard key={figure.label} figure={figure} reference={reference} withTable={withTables} />
        ))}
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.toggle}
        aria-expanded={withTables}
        onClick={() => setWithTables((shown) => !shown)}
      >
        {withTables ? "Ocultar faixas dos exames" : "Ver faixas dos exames"}
      </Button>
    </>
  );
}
