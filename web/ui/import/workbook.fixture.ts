import { strToU8, zipSync } from "fflate";

type Cell =
  | string
  | number
  | boolean
  /** A day as Excel counts them, shown as a date. */
  | { readonly date: number }
  | { readonly formula: string; readonly value: string };

interface SheetOfCells {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const DATE_STYLE = 1;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** An XLSX as Excel lays it out, made for tests: shared texts, dates as styled numbers, formulas with their last value. */
export function aWorkbook(sheets: readonly SheetOfCells[]): ArrayBuffer {
  const texts: string[] = [];
  const cellOf = (cell: Cell, at: string) => {
    if (typeof cell === "string") return cell === "" ? "" : `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
    if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    if ("date" in cell) return `<c r="${at}" s="${DATE_STYLE}"><v>${cell.date}</v></c>`;
    return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
  };
  const pages = sheets.map(({ rows }) => {
    const written = rows.map((row, index) => {
      const cells = row.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${index + 1}`)).join("");
      return cells && `<row r="${index + 1}">${cells}</row>`;
    });
    return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${written.join("")}</sheetData></worksheet>`;
  });
  const numbers = sheets.map((_, index) => index + 1);
  const relations = (list: readonly string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join("")}</Relationships>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const content = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const files = {
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${content("workbook.xml", "sheet.main")}${content("styles.xml", "styles")}${content("sharedStrings.xml", "sharedStrings")}${numbers.map((one) => content(`worksheets/sheet${one}.xml`, "worksheet")).join("")}</Types>`,
    "_rels/.rels": relations([relation("rId1", "officeDocument", "xl/workbook.xml")]),
    "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...numbers.map((one) => relation(`rId${one}`, "worksheet", `worksheets/sheet${one}.xml`)),
      relation("rId100", "styles", "styles.xml"),
      relation("rId101", "sharedStrings", "sharedStrings.xml"),
    ]),
    "xl/styles.xml": `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(pages.map((page, index) => [`xl/worksheets/sheet${index + 1}.xml`, page])),
    "xl/sharedStrings.xml": `${XML}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  return new Uint8Array(bytes).buffer;
}
