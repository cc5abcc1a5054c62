import { describe, expect, test } from "vitest";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { type SheetFrame, sheet } from "./sheet.ts";
import { writePdf } from "./write.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const frameOf = (trainer: Partial<SheetFrame["trainer"]> = {}): SheetFrame => ({
  product: "Prumo",
  trainer: {
    name: "Marina Albuquerque Figueira",
    contact: ["(11) 90026-1207", "treinadora@prumo.example"],
    cref: "045821-G/SP",
    ...trainer,
  },
  student: { name: "Lucas Ferreira Brandão" },
  date: "2026-10-11",
});

const sheetOf = (frame: SheetFrame) =>
  sheet(frame, { title: "Ficha", subject: "Ficha", dateLabel: "Emitida em" }, [{ text: "x" }]);
const headOf = (frame: SheetFrame) => printedText(sheetOf(frame).header(1));
const footOf = (frame: SheetFrame) => printedText(sheetOf(frame).footer(1, 1));

describe("the head of a sheet", () => {
  test("is the trainer's: the name first, then CREF and contact, and nothing of the product", () => {
    expect(headOf(frameOf())).toBe(
      "Marina Albuquerque Figueira CREF 045821-G/SP · (11) 90026-1207 · treinadora@prumo.example Lucas Ferreira Brandão Emitida em 11/10/2026",
    );
    expect(footOf(frameOf())).toContain("Feito com Prumo");
  });

  test.each([40, 80, 200])(
    "never cuts the contact: an e-mail of %d letters stands whole, on a line of its own",
    (length) => {
      const email = `${"a".repeat(length)}@exemplo.com.br`;
      const frame = frameOf({ contact: ["(11) 90026-1207", email] });
      expect(headOf(frame)).toMatch(new RegExp(`\\(11\\) 90026-1207( ·)? ${email} `));
      expect(headOf(frame)).not.toContain("…");
    },
  );

  test("has the logo, else the photo, larger than the product's name", async () => {
    for (const given of [{ logo: PIXEL }, { photo: PIXEL }, { logo: PIXEL, photo: PIXEL }]) {
      const pdf = await writePdf(sheetOf(frameOf(given)));
      expect(pdf.toString("latin1").match(/\/Subtype \/Image/g)?.length).toBeGreaterThan(0);
      expect(pagesOf(pdf)).toBe(1);
    }
    const without = await writePdf(sheetOf(frameOf()));
    expect(without.toString("latin1")).not.toContain("/Subtype /Image");
  });

  test("of the product's own sheets names the product once, in the head", () => {
    const frame = frameOf({ name: "Prumo", contact: [], cref: null });
    expect(headOf(frame)).toMatch(/^Prumo Lucas/);
    expect(footOf(frame)).not.toContain("Feito com");
  });
});
