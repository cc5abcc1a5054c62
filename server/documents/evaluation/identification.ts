import type { Column, Content } from "pdfmake/interfaces.js";
import { INK } from "../../platform/pdf/sheet.ts";
import { bare, boxed } from "../../platform/pdf/table-look.ts";
import { brazilianDate, decimal, decimalWithin, isGiven, type Maybe, text, withUnit } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput } from "./input.ts";

type Fact = { label: string; value: Maybe<string>; optional?: true };

const SEX = { male: "Masculino", female: "Feminino" };

const measure = (value: Maybe<number>, decimals: [least: number, most: number], unit: string): Maybe<string> =>
  isGiven(value) ? withUnit(decimalWithin(value, ...decimals), unit) : null;

const bloodPressure = ({ systolicMmHg, diastolicMmHg }: EvaluationDocumentInput["measured"]): Maybe<string> =>
  isGiven(systolicMmHg) && isGiven(diastolicMmHg)
    ? withUnit(`${decimal(systolicMmHg, 0)}/${decimal(diastolicMmHg, 0)}`, "mmHg")
    : null;

const years = (age: Maybe<number>): Maybe<string> =>
  isGiven(age) ? withUnit(`${age}`, age === 1 ? "ano" : "anos") : null;

const factsOf = (input: EvaluationDocumentInput): Fact[] => [
  { label: "Idade", value: years(input.student.ageYears) },
  { label: "Sexo", value: input.student.sex ? SEX[input.student.sex] : null },
  { label: "Estatura", value: measure(input.measured.statureCm, [0, 1], "cm") },
  { label: "Massa corporal", value: measure(input.measured.weightKg, [1, 2], "kg") },
  { label: "FC de repouso", value: measure(input.measured.restingHeartRateBpm, [0, 0], "bpm") },
  { label: "Pressão arterial", value: bloodPressure(input.measured) },
  { label: "Data da avaliação", value: brazilianDate(input.date) },
  { label: "Comparada com", value: input.previous ? brazilianDate(input.previous.date) : null, optional: true },
  { label: "Macrociclo", value: input.macrocycle },
  { label: "Mesociclo", value: input.mesocycle },
  { label: "Microciclo", value: input.microcycle, optional: true },
  ...(input.others ?? []).map(({ label, value }): Fact => ({ label, value, optional: true })),
];

const fact = ({ label, value }: Fact): Content => ({
  margin: [0, 0, 8, 6],
  stack: [
    text(label, { fontSize: 7, color: INK.muted, margin: [0, 0, 0, 1] }),
    isGiven(value)
      ? text(value, { fontSize: 9.5, font: "Inter Medium" })
      : text("Não informado", { fontSize: 9, color: INK.muted }),
  ],
});

const inRows = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, (row + 1) * size));

const COLUMNS = 4;

/** Labelled values in columns. */
export const factGrid = (facts: readonly Fact[]): Content => ({
  layout: bare,
  table: {
    widths: Array.from({ length: COLUMNS }, () => "*"),
    body: inRows(facts, COLUMNS).map((row) =>
      Array.from({ length: COLUMNS }, (_, column) => {
        const item = row[column];
        return item ? fact(item) : text("");
      }),
    ),
  },
});

/** JPEG and PNG by their first bytes; anything else is left out rather than breaking the document. */
const photoUrl = (photo: Maybe<Uint8Array>): string | null => {
  if (!photo || photo.length < 4) return null;
  const kind = photo[0] === 0xff && photo[1] === 0xd8 ? "jpeg" : photo[0] === 0x89 && photo[1] === 0x50 ? "png" : null;
  return kind && `data:image/${kind};base64,${Buffer.from(photo).toString("base64")}`;
};

/** Who was evaluated, when and within which cycles. */
export const identification = (input: EvaluationDocumentInput): Content => {
  const photo = photoUrl(input.student.photo);
  const facts: Column = {
    width: "*",
    stack: [
      text(input.student.name, { fontSize: 15, bold: true, color: INK.secondary, margin: [0, 0, 0, 8] }),
      factGrid(factsOf(input).filter(({ value, optional }) => !optional || isGiven(value))),
    ],
  };
  return {
    layout: boxed(INK.wash),
    table: {
      widths: ["*"],
      body: [
        [
          photo
            ? {
                columnGap: 14,
                columns: [
                  { image: photo, width: 84, cover: { width: 84, height: 104, align: "center", valign: "center" } },
                  facts,
                ],
                margin: [0, 3, 0, 0],
              }
            : { stack: [facts], margin: [0, 3, 0, 0] },
        ],
      ],
    },
  };
};
