import { Alert, Table, Title } from "@mantine/core";
import { FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { FigureDifference } from "../../../ui/figure/FigureDifference.tsx";
import { groupsOf, labelWithUnit, valueText } from "../../../ui/figure/figure-text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import classes from "./ComparisonFigures.module.css";
import type { ComparedPair } from "./compared-pair.ts";
import type { FigureChange } from "./data.ts";

interface Props {
  readonly pair: ComparedPair;
  readonly figures: readonly FigureChange[];
  readonly methods: readonly string[];
}

export function ComparisonFigures({ pair, figures, methods }: Props) {
  const narrow = useUpTo("sm");
  return (
    <>
      {methods.map((sentence) => (
        <Alert key={sentence} color="warning" variant="light" mb="md" icon={<Icon name="alert" size={18} />}>
          {sentence}
        </Alert>
      ))}
      {narrow ? <FigureCards pair={pair} figures={figures} /> : <FigureTable pair={pair} figures={figures} />}
    </>
  );
}

type Shown = Omit<Props, "methods">;

const FigureTable = ({ pair, figures }: Shown) => (
  <Table className={classes.table ?? ""} verticalSpacing={8}>
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

const FigureCards = ({ pair: [first, second], figures }: Shown) =>
  groupsOf(figures, FIGURE_GROUPS).map(({ code, label, figures: some }) => (
    <section key={code} aria-label={label}>
      <Title order={3} size="h5" mt="md" mb={4}>
        {label}
      </Title>
      <ul className={classes.cards}>
        {some.map((figure) => (
          <li key={figure.key}>
            <b>{labelWithUnit(figure)}</b>
            <dl className={classes.three}>
              <div>
                <dt>{formatDate(first.evaluated_on)}</dt>
                <dd>{valueText(figure.first, figure)}</dd>
              </div>
              <div>
                <dt>{formatDate(second.evaluated_on)}</dt>
                <dd>{valueText(figure.last, figure)}</dd>
              </div>
              <div>
                <dt>Diferença</dt>
                <dd>
                  <FigureDifference figure={figure} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  ));
