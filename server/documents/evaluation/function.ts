import type { Content, TableCell } from "pdfmake/interfaces.js";
import { functionFigures, takenTests } from "#contract/assessment/evaluation-sections/function.ts";
import { figuresOfTest } from "#domain/assessment/function/catalogue.ts";
import { FUNCTION_GROUPS, FUNCTION_REASONS } from "#domain/assessment/function/function-test.ts";
import { entriesOf } from "#domain/record.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { headed, INK } from "../../platform/pdf/sheet.ts";
import { columnHead, ruled } from "../../platform/pdf/table-look.ts";
import { isGiven, type Maybe, text, withUnit } from "../../platform/pdf/text.ts";
import { changeOf } from "../figure-tiles.ts";
import { changesOf } from "./changes.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const ABSENT = "–";
const FINE = { fontSize: 7, color: INK.muted } as const;
const RESULT_WIDTH = 96;
const CLASS_WIDTH = 150;

type Taken = ReturnType<typeof takenTests>[number];

/** Both sides stand above each other. */
function resultCell({ test, entry: { result } }: Taken): TableCell {
  const { unit, decimals } = test.figure ?? test;
  const written = (value: Maybe<number>) =>
    isGiven(value) ? withUnit(formatDecimal(value, 0, decimals), unit) : ABSENT;
  const lines =
    test.sides === null ? [written(result.value)] : [`dir. ${written(result.right)}`, `esq. ${written(result.left)}`];
  return {
    stack: lines.map((line) => text(line, { font: "Inter Medium" })),
  };
}

const classCell = ({ entry: { result } }: Taken): TableCell => ({
  stack: [
    text(result.label ?? (result.reason ? FUNCTION_REASONS[result.reason] : ABSENT), result.label ? {} : FINE),
    ...result.notes.map((note) => text(note, FINE)),
  ],
});

/** The functional tests by group: what was reached, the class with its reason where there is none, and the change since the last time. */
export function functionSection(input: EvaluationDocumentInput): Content[] {
  const { current, previous, forStudent } = input;
  const tests = takenTests(current.items.function);
  if (tests.length === 0) return [];
  const judge = changesOf(input);
  const figures = functionFigures(current.items.function);
  const earlierFigures = functionFigures(previous?.items.function);
  const changes = ({ test }: Taken): string[] =>
    figuresOfTest(test).flatMap((figure, index) => {
      const { [figure.key]: value } = figures;
      const { [figure.key]: earlier } = earlierFigures;
      if (!isGiven(value) || !isGiven(earlier)) return [];
      const side = test.sides === null ? "" : index === 0 ? "dir. " : "esq. ";
      return [`${side}${changeOf({ ...figure, value, previous: earlier, judgement: judge(figure.key) })}`];
    });
  const row = (one: Taken): TableCell[] => [
    {
      stack: [
        text(forStudent ? one.test.lay : one.test.label),
        ...(forStudent ? [text(one.test.label, FINE)] : [text(one.test.source, FINE)]),
        ...changes(one).map((change) => text(change, FINE)),
      ],
    },
    resultCell(one),
    classCell(one),
  ];
  const groups = entriesOf(FUNCTION_GROUPS).flatMap(([group, label]) => {
    const ofGroup = tests.filter(({ test }) => test.group === group);
    return ofGroup.length === 0 ? [] : [{ label, rows: ofGroup.map(row) }];
  });
  const table = ({ label, rows }: (typeof groups)[number]): Content => ({
    margin: [0, 0, 0, 8],
    layout: ruled(),
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: ["*", RESULT_WIDTH, CLASS_WIDTH],
      body: [[columnHead(label), columnHead("Resultado"), columnHead("Classe")], ...rows],
    },
  });
  return headed("Testes funcionais", groups.map(table));
}
