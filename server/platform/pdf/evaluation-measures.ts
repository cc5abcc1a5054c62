import type { Content, TableCell } from "pdfmake/interfaces.js";
import { bodyFigure } from "#domain/figures/body-figure.ts";
import type { PerimeterKey, SkinfoldKey } from "#domain/figures/body-sites.ts";
import { isFigureKey } from "#domain/figures/body-sites.ts";
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

const nothing = (content: string): Content => text(content, { color: INK.muted, margin: [0, 2, 0, 4] });

const has = ({ now, before }: Compared): boolean => isGiven(now) || isGiven(before);

/** Girths and folds with their earlier values, beside the body that shows where each was taken. */
export const measureSection = (input: EvaluationDocumentInput): Content[] => {
  const { measured, previous } = input;
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
  const anyTrunk = trunk.some(({ compared }) => has(compared));
  const anyLimb = limbs.some(({ right, left }) => has(right) || has(left));
  const anyFold = folds.some(({ compared }) => has(compared));
  const taken = Object.entries({ ...measured.perimeters, ...measured.skinfolds });

  const tables: Content[] = [
    subheading("Perímetros do tronco (cm)"),
    anyTrunk ? singleTable(trunk, withBefore) : nothing("Não informados nesta avaliação."),
    subheading("Perímetros dos membros (cm)"),
    anyLimb ? pairTable(limbs, withBefore) : nothing("Não informados nesta avaliação."),
    subheading("Dobras cutâneas (mm)"),
    anyFold ? singleTable(folds, withBefore) : nothing("Não informadas nesta avaliação."),
    ...(anyTrunk || anyLimb || anyFold
      ? [text("– não informado", { fontSize: 7, color: INK.muted, margin: [0, 5, 0, 0] })]
      : []),
  ];
  const figureOf = (view: "front" | "back", caption: string): Content => ({
    stack: [
      {
        svg: bodyFigure({
          sex: input.student.sex ?? "female",
          view,
          measured: taken.flatMap(([key, value]) => (isFigureKey(key) && isGiven(value) ? [key] : [])),
        }),
        width: 136,
        alignment: "center",
      },
      text(caption, { fontSize: 7, color: INK.muted, alignment: "center", margin: [0, 3, 0, 8] }),
    ],
  });
  return [
    headingOnNewPage("Medidas corporais"),
    {
      columnGap: 18,
      columns: [
        { width: "*", stack: tables },
        { width: 140, margin: [0, 8, 0, 0], stack: [figureOf("front", "Frente"), figureOf("back", "Costas")] },
      ],
    },
  ];
};

const headingOnNewPage = (content: string): Content => ({ stack: [heading(content)], pageBreak: "before" });
