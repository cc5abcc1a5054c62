import { DEFAULT_PHONE_COUNTRY, type PhoneCountryCode } from "../../brazil.ts";
import type { CalendarDate } from "../../calendar-date.ts";
import { recordOf } from "../../record.ts";
import {
  type OpenQuestion,
  PERSONAL_ANSWERS,
  PERSONAL_QUESTIONS,
  PHYSIOLOGICAL_ANSWERS,
  PHYSIOLOGICAL_QUESTIONS,
  type YesNoQuestion,
} from "../../students/anamnesis.ts";
import type { Gender, StudentType } from "../../students/registration.ts";
import { MESSAGES } from "../../text/messages.ts";
import type { WeekdayKey } from "../../training/weekdays.ts";
import { type CellProblem, type Cells, isRead, type Reading, type ReadRow } from "../spreadsheet/columns.ts";
import { readContactPhone, readPhone, readYesNo } from "./cells.ts";
import { readCountry, readDiabetesType, readGender, readGoal, readShift, readStudentType } from "./choice-cells.ts";
import { readBirthdate } from "./date-cell.ts";
import { readDays } from "./days-cell.ts";

export interface FileDefaults {
  readonly student_type: StudentType | null;
  readonly gender: Gender | null;
  readonly country: PhoneCountryCode;
  readonly areaCode: string;
  readonly days_of_week: readonly WeekdayKey[];
}

export const NO_DEFAULTS: FileDefaults = {
  student_type: null,
  gender: null,
  country: DEFAULT_PHONE_COUNTRY,
  areaCode: "",
  days_of_week: [],
};

export interface RowReadOptions {
  readonly defaults: FileDefaults;
  readonly today: CalendarDate;
  readonly genders: readonly string[];
}

/** Cells may hold line breaks and tabs; a name is one line. */
const inOneLine = (text: string) => text.replace(/\s+/g, " ");

export function readRow(cells: Cells, { defaults, today, genders }: RowReadOptions): ReadRow {
  const problems: CellProblem[] = [];
  const textOf = (field: string) => cells.get(field)?.trim() ?? "";
  const addProblem = (field: string, severity: CellProblem["severity"], sentence: string) =>
    problems.push({ field, severity, sentence });

  function take<Value>(field: string, read: (text: string) => Reading<Value>, otherwise: Value | null = null) {
    const text = textOf(field);
    if (text === "") return otherwise;
    const reading = read(text);
    if (!isRead(reading)) {
      addProblem(field, "error", reading.problem);
      return null;
    }
    if (reading.note) addProblem(field, "warning", reading.note);
    return reading.value;
  }

  function need<Value>(field: string, read: (text: string) => Reading<Value>, otherwise: Value | null = null) {
    const value = take(field, read, otherwise);
    if (value === null && textOf(field) === "") addProblem(field, "error", MESSAGES.required);
    return value;
  }

  const oneLine = (text: string): Reading<string> => ({ value: inOneLine(text) });
  const answers = (questions: readonly OpenQuestion[]) =>
    recordOf(questions.flatMap(({ field }) => (textOf(field) ? [[field, textOf(field)]] : [])));
  const yesNo = (questions: readonly YesNoQuestion[]) =>
    Object.assign({}, ...questions.map((question) => answerOf(question, textOf, addProblem)));

  const country = take("country", (text) => readCountry(text, textOf("cellphone")), defaults.country);
  const name = need("name", oneLine);
  const surname = inOneLine(textOf("surname"));
  const shift = take("training_shift", readShift);
  const goal = take("training_goals", readGoal);
  const draft = {
    student_type: need("student_type", readStudentType, defaults.student_type),
    name: name && surname ? `${name} ${surname}` : name,
    email_secundario: country,
    cellphone: need("cellphone", (text) => readPhone(text, country ?? defaults.country, defaults.areaCode)),
    email: need("email", (text) => ({ value: text.replace(/^mailto:/i, "").toLowerCase() })),
    birthdate: need("birthdate", (text) => readBirthdate(text, today)),
    gender: need("gender", (text) => readGender(text, genders), defaults.gender),
    contact_name: take("contact_name", oneLine),
    contact_cellphone: take("contact_cellphone", (text) => readContactPhone(text, defaults.areaCode)),
    personal_anamnesis: {
      days_of_week: need(
        "days_of_week",
        readDays,
        defaults.days_of_week.length > 0 ? [...defaults.days_of_week] : null,
      ),
      ...(shift && { training_shift: shift }),
      ...(goal && { training_goals: goal }),
      ...answers(PERSONAL_ANSWERS),
      ...yesNo(PERSONAL_QUESTIONS),
    },
    physiological_anamnesis: { ...answers(PHYSIOLOGICAL_ANSWERS), ...yesNo(PHYSIOLOGICAL_QUESTIONS) },
  };
  return { draft, problems };
}

function answerOf(
  { field, detail }: YesNoQuestion,
  textOf: (field: string) => string,
  addProblem: (field: string, severity: CellProblem["severity"], sentence: string) => void,
) {
  const [answer, detailed] = [textOf(field), textOf(detail.field)];
  if (answer === "" && detailed === "") return {};
  const { isYes, detail: inAnswer } = answer === "" ? { isYes: true, detail: null } : readYesNo(answer);
  const which = detailed || inAnswer;
  if (!isYes || which === null) return { [field]: isYes };
  if (field !== "diabetes") return { [field]: true, [detail.field]: which };
  const type = readDiabetesType(which);
  if (!isRead(type)) addProblem(detailed ? detail.field : field, "error", type.problem);
  return { [field]: true, ...(isRead(type) && { [detail.field]: type.value }) };
}

/** The field of an error path of the contract. A detail without a column belongs to its question's cell. */
export function importFieldOf(path: readonly PropertyKey[], cells: Cells): string {
  const [first, second] = path.map(String);
  const leaf = first === "personal_anamnesis" || first === "physiological_anamnesis" ? (second ?? "") : (first ?? "");
  if (leaf === "email_secundario") return "country";
  if (cells.get(leaf)?.trim()) return leaf;
  const questions: readonly YesNoQuestion[] = [...PERSONAL_QUESTIONS, ...PHYSIOLOGICAL_QUESTIONS];
  return questions.find(({ detail }) => detail.field === leaf)?.field ?? leaf;
}
