import type { Content, TableCell } from "pdfmake/interfaces.js";
import { bodyFigure } from "#domain/figures/body-figure.ts";
import type { BodySex } from "#domain/figures/body-shape.ts";
import {
  type FigureKey,
  figureViewOf,
  isFigureKey,
  type PerimeterKey,
  type SkinfoldKey,
} from "#domain/figures/body-sites.ts";
import type { EvaluationDocumentInput } from "./evaluation-input.ts";
import { heading, INK } from "./sheet.ts";
import { columnHead, ruled } from "./table-look.ts";
import { decimal, isGiven, type Maybe, signed, text } from "./text.ts";

const TRUNK: readonly [PerimeterKey, string][] = [
  ["pescoco", "Pescoço"],
  ["deltoides", "Deltoides"],
  ["torax", "Tórax"],
  ["cintura", "Cintura"],
  ["abdomen", "Abdômen"],
  ["quadril", "Quadril"],
];

const LIMBS: readonly [right: PerimeterKey, left: PerimeterKey, label: string][] = [
  ["braco_direito_relaxado", "braco_esquerdo_relaxado", "Braço relaxado"],
  ["braco_direito_contraido", "braco_esquerdo_contraido", "Braço contraído"],
  ["antebraco_direito", "antebraco_esquerdo", "Antebraço"],
  ["coxa_medial_direita", "coxa_medial_esquerda", "Coxa medial"],
  ["coxa_distral_direita", "coxa_distal_esquerda", "Coxa distal"],
  ["panturrilha_direita", "panturrilha_esquerda", "Panturrilha"],
];

const FOLDS: readonly [SkinfoldKey, string][] = [
  ["triceps", "Tríceps"],
  ["subescapular", "Subescapular"],
  ["biceps", "Bíceps"],
  ["peitoral", "Peitoral"],
  ["axilar_media", "Axilar média"],
  ["supra_iliaca", "Supra-ilíaca"],
  ["supraespinhal", "Supraespinhal"],
  ["abdominal", "Abdominal"],
  ["coxa_media", "Coxa média"],
  ["panturrilha", "Panturrilha"],
];

type Compared = { now: Maybe<number>; before: Maybe<number> };

const quiet = { alignment: "right", color: INK.muted } as const;
const ABSENT = "–";

const figure = (value: Maybe<number>): TableCell =>
  isGiven(value) ? text(decimal(value, 1), { alignment: "right", font: "Inter Medium" }) : text(ABSENT, { ...quiet });

const before = (value: Maybe<number>): TableCell => text(isGiven(value) ? decimal(value, 1) : ABSENT, { ...quiet });

const difference = ({ now, before }: Compared): TableCell =>
  isGiven(now) && isGiven(before) ? text(signed(now - before, 1), { alignment: "right" }) : text(ABSENT, { ...quiet });

const cells = (compared: Compared, withBefore: boolean): TableCell[] =>
  withBefore ? [figure(compared.now), before(compared.before), difference(compared)] : [figure(compared.now)];

const heads = (now: string, withBefore: boolean): TableCell[] =>
  (withBefore ? [now, "Anterior", "Diferença"] : [now]).map((label) => columnHead(label, { alignment: "right" }));

const NUMBER_WIDTH = 44;

const singleTable = (rows: readonly { label: string; compared: Compared }[], withBefore: boolean): Content => ({
  layout: ruled(),
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ["*", ...cells({ now: 0, before: 0 }, withBefore).map(() => NUMBER_WIDTH)],
    body: [
      [columnHead("Medida"), ...heads("Atual", withBefore)],
      ...rows.map(({ label, compared }) => [text(label), ...cells(compared, withBefore)]),
    ],
  },
});

const pairTable = (
  rows: readonly { label: string; right: Compared; left: Compared }[],
  withBefore: boolean,
): Content => {
  const perSide = withBefore ? 3 : 1;
  const side = (label: string): TableCell[] => [
    columnHead(label, { colSpan: perSide, alignment: withBefore ? "center" : "right", color: INK.secondary }),
    ...Array.from({ length: perSide - 1 }, () => ({})),
  ];
  const short = (): TableCell[] =>
    ["Atual", "Anterior", "Dif."].map((label) => columnHead(label, { alignment: "right" }));
  const head: TableCell[][] = withBefore
    ? [
        [text(""), ...side("Direito"), ...side("Esquerdo")],
        [columnHead("Medida"), ...short(), ...short()],
      ]
    : [[columnHead("Medida"), ...side("Direito"), ...side("Esquerdo")]];
  return {
    layout: ruled(head.length),
    table: {
      headerRows: head.length,
      dontBreakRows: true,
      widths: ["*", ...Array.from({ length: perSide * 2 }, () => (withBefore ? 31 : NUMBER_WIDTH))],
      body: [
        ...head,
        ...rows.map(({ label, right, left }) => [text(label), ...cells(right, withBefore), ...cells(left, withBefore)]),
      ],
    },
  };
};

const subheading = (content: string): Content =>
  text(content, { fontSize: 9, bold: true, color: INK.secondary, margin: [0, 10, 0, 2] });

const has = ({ now, before }: Compared): boolean => isGiven(now) || isGiven(before);

const ABSENT_GIRTHS = "Não informados nesta avaliação.";
const ABSENT_FOLDS = "Não informadas nesta avaliação.";

type Group = { title: string; table: Content | string };

const groupsOf = ({ measured, previous }: EvaluationDocumentInput): Group[] => {
  const girth = (key: PerimeterKey): Compared => ({
    now: measured.perimeters[key],
    before: previous?.measured.perimeters[key],
  });
  const fold = (key: SkinfoldKey): Compared => ({
    now: measured.skinfolds[key],
    before: previous?.measured.skinfolds[key],
  });
  const trunk = TRUNK.map(([key, label]) => ({ label, compared: girth(key) }));
  const limbs = LIMBS.map(([right, left, label]) => ({ label, right: girth(right), left: girth(left) }));
  const folds = FOLDS.map(([key, label]) => ({ label, compared: fold(key) }));
  const withBefore = Boolean(previous);
  return [
    {
      title: "Perímetros do tronco (cm)",
      table: trunk.some(({ compared }) => has(compared)) ? singleTable(trunk, withBefore) : ABSENT_GIRTHS,
    },
    {
      title: "Perímetros dos membros (cm)",
      table: limbs.some(({ right, left }) => has(right) || has(left)) ? pairTable(limbs, withBefore) : ABSENT_GIRTHS,
    },
    {
      title: "Dobras cutâneas (mm)",
      table: folds.some(({ compared }) => has(compared)) ? singleTable(folds, withBefore) : ABSENT_FOLDS,
    },
  ];
};

const LEGEND = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 10"><path d="M6 4Q14 8 22 4" fill="none" stroke="${INK.secondary}" stroke-width="1.4" stroke-linecap="round"/><path d="M75 2V8" stroke="${INK.primary}" stroke-width="2.2" stroke-linecap="round"/><text x="27" y="7.5" font-family="Inter" font-size="6.5" fill="${INK.muted}">perímetro</text><text x="80" y="7.5" font-family="Inter" font-size="6.5" fill="${INK.muted}">dobra</text></svg>`;

const CAPTION = { front: "Frente", back: "Costas" };

/** The body from each side that has a measured site; nothing when nothing was measured. */
const figures = (sex: Maybe<BodySex>, taken: readonly FigureKey[], width: number): Content[] => {
  const views = (["front", "back"] as const).filter((view) => taken.some((key) => figureViewOf(key) === view));
  const drawings = views.flatMap((view): Content[] => [
    { svg: bodyFigure({ sex: sex ?? "female", view, measured: taken }), width, alignment: "center" },
    text(CAPTION[view], { fontSize: 7, color: INK.muted, alignment: "center", margin: [0, 3, 0, 8] }),
  ]);
  return drawings.length > 0 ? [...drawings, { svg: LEGEND, width: 110, alignment: "center" }] : [];
};

const FIGURE_COLUMN = 140;

/** Girths and folds with their earlier values, beside the body that shows where each was taken. */
export const measureSection = (input: EvaluationDocumentInput): Content[] => {
  const groups = groupsOf(input);
  const tables = groups.filter(({ table }) => table !== ABSENT_GIRTHS && table !== ABSENT_FOLDS);
  const taken = Object.entries({ ...input.measured.perimeters, ...input.measured.skinfolds }).flatMap(([key, value]) =>
    isFigureKey(key) && isGiven(value) ? [key] : [],
  );
  if (tables.length === 0) {
    return [heading("Medidas corporais"), text("Nenhuma medida corporal nesta avaliação.", { color: INK.muted })];
  }
  const column: Content[] = [
    ...groups.flatMap(({ title, table }) => [
      subheading(title),
      table === ABSENT_GIRTHS || table === ABSENT_FOLDS
        ? text(table, { color: INK.muted, margin: [0, 2, 0, 0] })
        : table,
    ]),
    text("– não informado", { fontSize: 7, color: INK.muted, margin: [0, 5, 0, 0] }),
  ];
  const drawings = figures(input.student.sex, taken, tables.length === 1 ? 104 : 132);
  return [
    {
      unbreakable: true,
      stack: [
        heading("Medidas corporais"),
        drawings.length === 0
          ? { stack: column }
          : {
              columnGap: 18,
              columns: [
                { width: "*", stack: column },
                { width: FIGURE_COLUMN, margin: [0, 8, 0, 0], stack: drawings },
              ],
            },
      ],
    },
  ];
};
