import { Box, Chip, Table, Text, Title } from "@mantine/core";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { FigureChange } from "#contract/assessment/evaluations.ts";
import { FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { changeSentence, layChanges, verdictSentence } from "#domain/assessment/lay-summary.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { Sparkline } from "../../../ui/chart/Sparkline.tsx";
import { FigureDifference } from "../../../ui/figure/FigureDifference.tsx";
import { groupsOf, labelWithUnit, valueText } from "../../../ui/figure/figure-text.ts";
import { JudgementKey } from "../../../ui/figure/JudgementKey.tsx";
import { PlainSummary } from "../../../ui/figure/PlainSummary.tsx";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { FigureSwitches } from "../evaluation-history/FigureSwitches.tsx";
import { useShownFigures } from "../evaluation-history/use-shown-figures.ts";
import type { FinalResult } from "./data.ts";
import classes from "./FinalResultDialog.module.css";

interface Props {
  readonly result: FinalResult;
}

export function FinalResultTable({ result, studentView }: Props & { readonly studentView: boolean }) {
  const { stay } = useAddressSteps();
  const all = useSearch({ strict: false, select: (search) => search.columns === "all" });
  const narrow = useUpTo("sm");
  const shown = useShownFigures(result.differences, studentView);
  const shownResult = { ...result, differences: [...shown.figures] };
  const changes = useMemo(() => layChanges(result.differences), [result.differences]);
  return (
    <>
      <PlainSummary
        sentences={[verdictSentence(changes), changeSentence(result.mesocycles[0]?.evaluated_on ?? null, changes)]}
      />
      <FigureSwitches shown={shown}>
        <Chip checked={all} onChange={(all) => stay({ columns: all ? "all" : undefined })}>
          Todas as avaliações
        </Chip>
      </FigureSwitches>
      {narrow ? <FigureCards result={shownResult} all={all} /> : <WideTable result={shownResult} all={all} />}
      <JudgementKey />
    </>
  );
}

interface ShownProps extends Props {
  readonly all: boolean;
}

function WideTable({ result: { mesocycles, differences }, all }: ShownProps) {
  const [first, last] = [mesocycles[0], mesocycles.at(-1)];
  const heads = all ? mesocycles : [first, last].filter((one) => one !== undefined);
  const columns = heads.length + (all ? 2 : 3);
  return (
    /* A sideways scroller must be reachable with the arrow keys: hence the tab stop. It would hold the sticky head. */
    <Box
      {...(all && { className: classes.scroller, tabIndex: 0, role: "region", "aria-label": "Tabela de resultados" })}
    >
      <Table className={classes.table ?? ""} verticalSpacing={8} stickyHeader={!all}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Medida</Table.Th>
            {heads.map((mesocycle, index) => (
              <Head key={mesocycle.id} mesocycle={mesocycle} withLine={!all && index === 0} />
            ))}
            <Table.Th>Diferença</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {groupsOf(differences, FIGURE_GROUPS).map(({ code, label, figures }) => (
          <Table.Tbody key={code}>
            <Table.Tr>
              <Table.Th colSpan={columns} scope="colgroup" className={classes.group ?? ""}>
                {label}
              </Table.Th>
            </Table.Tr>
            {figures.map((figure) => (
              <Table.Tr key={figure.key}>
                <Table.Th scope="row">{labelWithUnit(figure)}</Table.Th>
                {all ? <AllValues figure={figure} /> : <Ends figure={figure} />}
                <Table.Td fw={600}>
                  <FigureDifference figure={figure} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </Box>
  );
}

interface HeadProps {
  readonly mesocycle: FinalResult["mesocycles"][number];
  readonly withLine: boolean;
}

function Head({ mesocycle: { name, evaluated_on }, withLine }: HeadProps) {
  return (
    <>
      <Table.Th>
        {name}
        <small>{formatDate(evaluated_on)}</small>
      </Table.Th>
      {withLine && <Table.Th>Evolução</Table.Th>}
    </>
  );
}

const AllValues = ({ figure }: { readonly figure: FigureChange }) =>
  figure.values.map((value, index) => <Table.Td key={`${figure.key}.${index}`}>{valueText(value, figure)}</Table.Td>);

const Ends = ({ figure }: { readonly figure: FigureChange }) => (
  <>
    <Table.Td>{valueText(figure.first, figure)}</Table.Td>
    <Table.Td>
      <Sparkline values={figure.values} />
    </Table.Td>
    <Table.Td>{valueText(figure.last, figure)}</Table.Td>
  </>
);

function FigureCards({ result: { mesocycles, differences }, all }: ShownProps) {
  return groupsOf(differences, FIGURE_GROUPS).map(({ code, label, figures }) => (
    <section key={code}>
      <Title order={3} size="h5" mt="md" mb={8}>
        {label}
      </Title>
      <ul className={classes.figures}>
        {figures.map((figure) => (
          <li key={figure.key} className={classes.figure}>
            <div className={classes.head}>
              <Text size="sm" fw={600}>
                {labelWithUnit(figure)}
              </Text>
              {!all && <Sparkline values={figure.values} />}
            </div>
            <dl className={classes.three}>
              {(all ? mesocycles : [mesocycles[0], mesocycles.at(-1)]).map((mesocycle, index) => {
                const value = all ? figure.values[index] : [figure.first, figure.last][index];
                return (
                  <div key={mesocycle?.id}>
                    <dt>{mesocycle?.name}</dt>
                    <dd>{valueText(value ?? null, figure)}</dd>
                  </div>
                );
              })}
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
}
