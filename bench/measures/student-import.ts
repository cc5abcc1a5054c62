import { randomUUID } from "node:crypto";
import { MAX_IMPORTED_STUDENTS, MAX_ROWS_AT_ONCE } from "#contract/students/student-imports.ts";
import type { Server } from "../child.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { memoryOf } from "../memory.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";

const SIZES = {
  full: { thereBefore: 10_000, imported: MAX_IMPORTED_STUDENTS, rounds: 3 },
  quick: { thereBefore: 600, imported: MAX_ROWS_AT_ONCE, rounds: 1 },
} as const;
const MAX_SECONDS = 10;

export const studentImport: Measure = {
  letter: "h",
  title: `import of ${MAX_IMPORTED_STUDENTS.toLocaleString("en-US")} students beside ${SIZES.full.thereBefore.toLocaleString("en-US")}, the median of ${SIZES.full.rounds}`,
  measure: (size) =>
    withPopulatedDatabases([SIZES[size].thereBefore], async ([database]) => {
      if (!database) throw new Error("no database was made");
      const token = await signIn(database);
      return withProductServer(database.ownerUrl, (server) => measure(server, token, SIZES[size]));
    }),
};

interface Round {
  readonly sending: number;
  readonly finishing: number;
  readonly undoing: number;
}

async function measure(
  server: Server,
  token: string,
  size: { readonly imported: number; readonly rounds: number },
): Promise<MeasuredFigure[]> {
  const ask = caller(server, token);
  const before = memoryOf(server, "VmRSS");
  const rounds: Round[] = [];
  for (let round = 0; round < size.rounds; round++) rounds.push(await importAndUndo(ask, size.imported));
  const most = memoryOf(server, "VmHWM");
  const seconds = (part: (round: Round) => number) => rounded(median(rounds.map(part)) / 1000, 2);
  return [
    atMost(MAX_SECONDS, {
      what: "whole import",
      value: seconds(({ sending, finishing }) => sending + finishing),
      unit: "s",
    }),
    { what: `  sending rows, ${MAX_ROWS_AT_ONCE} a request`, value: seconds(({ sending }) => sending), unit: "s" },
    { what: "  registering all in one transaction", value: seconds(({ finishing }) => finishing), unit: "s" },
    { what: "undoing it", value: seconds(({ undoing }) => undoing), unit: "s" },
    ...(before && most
      ? [{ what: "the server's memory at its peak, above that before", value: rounded(most - before), unit: "MB" }]
      : []),
  ];
}

type Ask = (method: string, path: string, body?: unknown) => Promise<{ readonly import: { readonly id: number } }>;

const caller =
  ({ url }: Server, token: string): Ask =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url + path, { method, headers, ...payload });
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`);
    return response.json();
  };

async function importAndUndo(ask: Ask, total: number): Promise<Round> {
  const start = performance.now();
  const begun = await ask("POST", "/api/v1/student_imports", { key: randomUUID(), file_name: "bench.xlsx", total });
  const address = `/api/v1/student_imports/${begun.import.id}`;
  const tag = randomUUID().slice(0, 8);
  for (let line = 0; line < total; line += MAX_ROWS_AT_ONCE) {
    const rows = Array.from({ length: MAX_ROWS_AT_ONCE }, (_, place) => rowAt(line + place, tag));
    await ask("PUT", `${address}/rows`, { rows });
  }
  const sent = performance.now();
  await ask("POST", `${address}/finish`, { invite: false });
  const finished = performance.now();
  await ask("POST", `${address}/undo`, {});
  return { sending: sent - start, finishing: finished - sent, undoing: performance.now() - finished };
}

const rowAt = (place: number, tag: string) => ({
  line: place + 2,
  student: {
    student_type: "in_person",
    name: `Conceição Araújo ${place}`,
    email_secundario: "BR",
    cellphone: `(11) 9${String(place).padStart(4, "0")}-0000`,
    email: `aluno.${tag}.${place}@exemplo.com.br`,
    birthdate: "1990-05-12",
    gender: "female",
    contact_name: "Mãe",
    personal_anamnesis: {
      days_of_week: ["monday", "wednesday", "friday"],
      ocupation: "Engenheira",
      had_lesions: false,
    },
    physiological_anamnesis: { water: "2,5", smoke: false },
  },
});
