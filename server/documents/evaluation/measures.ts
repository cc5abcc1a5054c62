import type { Content } from "pdfmake/interfaces.js";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { isReadBy } from "#contract/assessment/reader-view.ts";
import { LIMB_PERIMETERS, TRUNK_PERIMETERS } from "#domain/assessment/anthropometry/limbs.ts";
import {
  measureLabel,
  type PerimeterKey,
  SKINFOLDS,
  type SkinfoldKey,
} from "#domain/assessment/anthropometry/measures.ts";
import { type Sex, sexOf } from "#domain/assessment/sex.ts";
import { bodyFigure } from "#domain/figures/body-figure.ts";
import {
  type FigureKey,
  figureViewOf,
  isFigureKey,
  isPerimeterKey,
  isSkinfoldKey,
} from "#domain/figures/body-sites.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { isGiven, type Maybe, text } from "../../platform/pdf/text.ts";
import { changesOf } from "./changes.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { type Compared, pairTable, signOf, singleTable, UNJUDGED_SIGN, WITHIN_ERROR } from "./tables.ts";

/** `table` is null when neither evaluation has any of these measures. */
type Group = {
  title: string;
  absent: string;
  table: Content | null;
  isComplete: boolean;
  measures: readonly Compared[];
};

const group = (title: string, absent: string, measures: readonly Compared[], table: () => Content): Group => ({
  title,
  absent,
  table: measures.some(({ now, before }) => isGiven(now) || isGiven(before)) ? table() : null,
  isComplete: measures.every(({ now }) => isGiven(now)),
  measures,
});

const ERROR_NOTE = `${WITHIN_ERROR} dentro do erro de medida; as diferenças sem sinal são maiores que ele`;

/** Explains the signs that stand in the tables. */
function signNotes(measures: readonly Compared[]): string[] {
  const signs = measures.map(signOf);
  const unjudged = measures.filter((_, index) => signs[index] === UNJUDGED_SIGN);
  const reasons = [...new Set(unjudged.flatMap(({ judgement }) => judgement?.note ?? judgement?.caveat ?? []))];
  const why = reasons.length > 0 ? `: ${reasons.join(", ")}` : "";
  return [
    ...(signs.some((sign) => sign === WITHIN_ERROR || sign === "") ? [ERROR_NOTE] : []),
    ...(unjudged.length > 0 ? [`${UNJUDGED_SIGN} diferença não julgada${why}`] : []),
  ];
}

const isShownOn = ({ forStudent }: EvaluationDocumentInput, key: string) =>
  isReadBy(forStudent ? "student" : "trainer", key);

const groupsOf = (input: EvaluationDocumentInput): Group[] => {
  const { current, previous } = input;
  const isShown = (key: string) => isShownOn(input, key);
  const judge = changesOf(input);
  const compare = (key: string, now: Maybe<number>, before: Maybe<number>): Compared => ({
    now,
    before,
    judgement: judge(key),
  });
  const measured = measuresOf(current.items);
  const earlier = previous && measuresOf(previous.items);
  const girth = (key: PerimeterKey) => compare(key, measured.perimeters[key], earlier?.perimeters[key]);
  const fold = (key: SkinfoldKey) => compare(key, measured.skinfolds[key], earlier?.skinfolds[key]);
  const trunk = TRUNK_PERIMETERS.filter(isShown).map((key) => ({ label: measureLabel(key), compared: girth(key) }));
  const limbs = LIMB_PERIMETERS.filter(({ right }) => isShown(right)).map(({ right, left, label }) => ({
    label,
    right: girth(right),
    left: girth(left),
  }));
  const folds = SKINFOLDS.filter(({ key }) => isShown(key)).map(({ key, label }) => ({ label, compared: fold(key) }));
  const withBefore = previous !== undefined;
  const compared = (row: { compared: Compared }): Compared => row.compared;
  const limbTable = group(
    "Perímetros dos membros (cm)",
    "Não informados nesta avaliação.",
    limbs.flatMap(({ right, left }) => [right, left]),
    () => pairTable(limbs, withBefore),
  );
  return [
    group("Perímetros do tronco (cm)", "Não informados nesta avaliação.", trunk.map(compared), () =>
      singleTable(trunk, withBefore),
    ),
    ...(limbs.length > 0 ? [limbTable] : []),
    group("Dobras cutâneas (mm)", "Não informadas nesta avaliação.", folds.map(compared), () =>
      singleTable(folds, withBefore),
    ),
  ];
};

const subheading = (content: string, isFirst: boolean): Content =>
  text(content, { fontSize: 9, bold: true, color: INK.secondary, margin: [0, isFirst ? 2 : 10, 0, 2] });

const NOTE = { fontSize: 7, color: INK.muted, margin: [0, 5, 0, 0] } satisfies Parameters<typeof text>[1];

const tablesOf = (groups: readonly Group[]): Content[] =>
  groups.flatMap(({ title, table, absent }, index) => [
    subheading(title, index === 0),
    table ?? text(absent, { color: INK.muted, margin: [0, 2, 0, 0] }),
  ]);

const notesOf = (groups: readonly Group[]): Content[] => [
  ...signNotes(groups.flatMap(({ measures }) => measures)).map((note) => text(note, { ...NOTE })),
  ...(groups.some(({ table, isComplete }) => table && !isComplete) ? [text("– não informado", { ...NOTE })] : []),
];

const FIGURE_COLUMN = 140;
/** Widths of the drawings. As high as the table beside them at most: a higher one costs a page. */
const ALONE = { front: 104, back: 104 };
const BESIDE = { front: 116, back: 86 };

const beside = (column: Content[], drawing: Content[]): Content =>
  drawing.length === 0
    ? { stack: column }
    : {
        columnGap: 18,
        columns: [
          { width: "*", stack: column },
          { width: FIGURE_COLUMN, stack: drawing },
        ],
      };

export const measureSection = (input: EvaluationDocumentInput): Content[] => {
  const groups = groupsOf(input);
  const tables = groups.filter(({ table }) => table).length;
  if (tables === 0) {
    return [heading("Medidas corporais"), text("Nenhuma medida corporal nesta avaliação.", { color: INK.muted })];
  }
  const { perimeters, skinfolds } = measuresOf(input.current.items);
  const figureKeys = Object.entries({ ...perimeters, ...skinfolds }).flatMap(([key, value]) =>
    isFigureKey(key) && isGiven(value) && isShownOn(input, key) ? [key] : [],
  );
  const drawings = figures(sexOf(input.student.gender), figureKeys, tables === 1 ? ALONE : BESIDE);
  const [front, back] = drawings;
  if (front && back && tables === groups.length) {
    // The whole block is nearly a page high: in two parts it leaves no page half empty.
    const [girths, folds] = [groups.slice(0, -1), groups.slice(-1)];
    return [
      { unbreakable: true, stack: [heading("Medidas corporais"), beside(tablesOf(girths), front)] },
      { unbreakable: true, margin: [0, 8, 0, 0], stack: [beside([...tablesOf(folds), ...notesOf(groups)], back)] },
    ];
  }
  const column = [...tablesOf(groups), ...notesOf(groups)];
  return [{ unbreakable: true, stack: [heading("Medidas corporais"), beside(column, drawings.flat())] }];
};

const legend = (taken: readonly FigureKey[]): Content => {
  const name = (x: number, label: string) =>
    `<text x="${x}" y="7.5" font-family="Inter" font-size="6.5" fill="${INK.muted}">${label}</text>`;
  const tape = `<path d="M6 4Q14 8 22 4" fill="none" stroke="${INK.secondary}" stroke-width="1.4" stroke-linecap="round"/>${name(27, "perímetro")}`;
  const fold = `<path d="M75 2V8" stroke="${INK.primary}" stroke-width="2.2" stroke-linecap="round"/>${name(80, "dobra")}`;
  const marks = [taken.some(isPerimeterKey) ? tape : "", taken.some(isSkinfoldKey) ? fold : ""].join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 10">${marks}</svg>`;
  return { svg, width: 110, alignment: "center" };
};

const CAPTION = { front: "Frente", back: "Costas" };

/** The body from each side that has a measured site, one drawing a side, with the legend below the last; none when nothing was measured. */
const figures = (sex: Sex | null, taken: readonly FigureKey[], widths: typeof ALONE): Content[][] => {
  const views = (["front", "back"] as const).filter((view) => taken.some((key) => figureViewOf(key) === view));
  return views.map((view, index): Content[] => [
    { svg: bodyFigure({ sex: sex ?? "female", view, measured: taken }), width: widths[view], alignment: "center" },
    text(CAPTION[view], { fontSize: 7, color: INK.muted, alignment: "center", margin: [0, 3, 0, 8] }),
    ...(index === views.length - 1 ? [legend(taken)] : []),
  ]);
};
