import { Alert, Table, Title, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { changeSentence, layChanges, verdictSentence } from "#domain/assessment/lay-summary.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { FigureDifference } from "../../../ui/figure/FigureDifference.tsx";
import { groupsOf, labelWithUnit, valueText } from "../../../ui/figure/figure-text.ts";
import { JudgementKey } from "../../../ui/figure/JudgementKey.tsx";
import { PlainSummary } from "../../../ui/figure/PlainSummary.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import classes from "./ComparisonFigures.module.css";
import type { ComparedPair } from "./compared-pair.ts";
import type { FigureChange } from "./data.ts";
import { FigureSwitches } from "./FigureSwitches.tsx";
import { useShownFigures } from "./use-shown-figures.ts";

interface Props {
  readonly pair: ComparedPair;
  readonly figures: readonly FigureChange[];
  readonly methods: readonly string[];
  readonly studentView: boolean;
}

export function ComparisonFigures({ pair, figures, methods, studentView }: Props) {
  const narrow = useUpTo("sm");
  const shown = useShownFigures(figures, studentView);
  const changes = useMemo(() => layChanges(figures), [figures]);
  return (
    <>
      {methods.map((sentence) => (
        <Alert key={sentence} color="warning" variant="light" mb="md" icon={<Icon name="alert" size={18} />}>
          {sentence}
        </Alert>
      ))}
      <PlainSummary sentences={[verdictSentence(changes), changeSentence(pair[0].evaluated_on, changes)]} />
      <FigureSwitches shown={shown} />
      {narrow ? (
        <FigureCards pair={pair} figures={shown.figures} />
      ) : (
        <FigureTable pair={pair} figures={shown.figures} />
      )}
      <JudgementKey />
    </>
  );
}

type Shown = Pick<Props, "pair" | "figures">;

const FigureTable = ({ pair, figures }: Shown) => (
  <Table className={classes.table ?? ""} verticalSpacing={8} stickyHeader>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Medida</Table.Th>
        {pair.map(({ name, evaluated_on }, index) => (
          <Table.Th key={index === 0 ? "first" : "second"}>
            {name}
            <small>{formatDate(evaluated_on)}</small>
          </Table.Th>
        ))}
        <Table.Th>Diferença</Table.Th>
      </Table.Tr>
    </Table.Thead>
    {groupsOf(figures, FIGURE_GROUPS).map(({ code, label, figures: some }) => (
      <Table.Tbody key={code}>
        <Table.Tr>
          <Table.Th colSpan={4} scope="colgroup" className={classes.group ?? ""}>
            {label}
          </Table.Th>
        </Table.Tr>
        {some.map((figure) => (
          <Table.Tr key={figure.key}>
            <Table.Th scope="row">{labelWithUnit(figure)}</Table.Th>
            <Table.Td>{valueText(figure.first, figure)}</Table.Td>
            <Table.Td>{valueText(figure.last, figure)}</Table.Td>
            <Table.Td>
              <FigureDifference figure={figure} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    ))}
  </Table>
);

const FigureCards = ({ pair, figures }: Shown) => (
  <>
    <div className={classes.cardsHead} aria-hidden>
      {pair.map(({ evaluated_on }, index) => (
        <span key={index === 0 ? "first" : "second"}>{formatDate(evaluated_on)}</span>
      ))}
      <span>Diferença</span>
    </div>
    {groupsOf(figures, FIGURE_GROUPS).map(({ code, label, figures: some }) => (
      <section key={code} aria-label={label}>
        <Title order={3} size="h5" mt="md" mb={4}>
          {label}
        </Title>
        <ul className={classes.cards}>
          {some.map((figure) => (
            <li key={figure.key}>
              {labelWithUnit(figure)}
              <dl className={classes.three}>
                <Cell name={formatDate(pair[0].evaluated_on)}>{valueText(figure.first, figure)}</Cell>
                <Cell name={formatDate(pair[1].evaluated_on)}>{valueText(figure.last, figure)}</Cell>
                <Cell name="Diferença">
                  <FigureDifference figure={figure} />
                </Cell>
              </dl>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

/** The head above stays in sight; the names are for those who do not see it. */
const Cell = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <VisuallyHidden component="dt">{name}</VisuallyHidden>
    <dd>{children}</dd>
  </div>
);
