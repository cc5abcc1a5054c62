import type { Readable } from "node:stream";
import type { Address } from "#contract/people/addresses.ts";
import { formatCep, formatCpf, formatPhone } from "#domain/brazil.ts";
import { ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { GENDERS } from "#domain/students/registration.ts";
import { labelOf } from "#domain/text/labels.ts";
import { type ReadPage, readPages } from "../../../platform/xlsx/read-pages.ts";
import { type Column, streamWorkbook } from "../../../platform/xlsx/workbook.ts";
import { stateLabel, type TrainerRow } from "./queries.ts";

export async function trainersSpreadsheet(read: ReadPage<TrainerRow>, today: CalendarDate): Promise<Readable> {
  return streamWorkbook({ name: "Personais", columns: columnsOn(today), pages: await readPages(read) });
}

const columnsOn = (today: CalendarDate): readonly Column<TrainerRow>[] => [
  number("Id", (row) => row.id),
  text("Nome", 30, (row) => row.name),
  text("E-mail", 32, (row) => row.email),
  text("Celular", 20, (row) => row.phone && formatPhone(null, row.phone)),
  text("CPF", 16, (row) => row.cpf && formatCpf(row.cpf)),
  text("CREF", 14, (row) => row.cref),
  day("Data de nascimento", (row) => row.birthdate),
  number("Idade", ({ birthdate }) => (birthdate === null ? null : ageInYears(birthdate, today))),
  text("Gênero", 12, (row) => labelOf(GENDERS, row.gender)),
  text("Status", 10, (row) => (row.is_active ? "Ativo" : "Inativo")),
  text("Plano do Professor", 20, (row) => row.plan_name ?? "Sem plano"),
  text("Assinatura", 14, (row) => stateLabel(row, today) ?? null),
  number("Alunos", (row) => row.students_count),
  day("Último login", (row) => row.last_sign_in_at && todayInSaoPaulo(row.last_sign_in_at.getTime())),
  day("Cadastrado em", (row) => todayInSaoPaulo(row.created_at.getTime())),
  ofAddress("Rua", 30, (address) => address.street),
  ofAddress("Número", 10, (address) => address.number),
  ofAddress("Complemento", 18, (address) => address.complement),
  ofAddress("Bairro", 20, (address) => address.neighborhood),
  ofAddress("Cidade", 20, (address) => address.city),
  ofAddress("Estado", 8, (address) => address.state),
  ofAddress("CEP", 12, (address) => formatCep(address.zipcode)),
];

const text = (header: string, width: number, value: (row: TrainerRow) => string | null): Column<TrainerRow> => ({
  header,
  width,
  kind: "text",
  value,
});

const number = (header: string, value: (row: TrainerRow) => number | null): Column<TrainerRow> => ({
  header,
  width: 8,
  kind: "number",
  value,
});

const day = (header: string, value: (row: TrainerRow) => CalendarDate | null): Column<TrainerRow> => ({
  header,
  width: 18,
  kind: "day",
  value,
});

const ofAddress = (header: string, width: number, value: (address: Address) => string | null) =>
  text(header, width, ({ address }) => address && value(address));
