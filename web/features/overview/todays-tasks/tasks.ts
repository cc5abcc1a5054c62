import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { cycleEndText, daysAgoText } from "#domain/students/todays-tasks.ts";
import { greeting } from "../../../ui/people/whatsapp.ts";
import type { StudentSearch } from "../../students/students/finder/student-search.ts";
import type { TodaysTasks } from "./data.ts";

interface Named {
  readonly id: number;
  readonly name: string;
  readonly photo_url: string | null;
  readonly whatsapp: string | null;
}

/** In the student's page. */
interface Step {
  readonly label: string;
  readonly search: StudentSearch;
}

interface Message {
  readonly label: string;
  readonly text: string;
}

interface Telling {
  readonly detail: string;
  /** Absent where the trainer approves or refuses. */
  readonly step?: Step;
  /** By WhatsApp: the first thing to do, or beside the step. */
  readonly message?: Message;
}

export interface NamedStudent extends Named, Telling {}

export interface Task {
  readonly label: string;
  readonly title: string;
  readonly isPressing: boolean;
  readonly count: number;
  readonly students: readonly NamedStudent[];
}

interface Due<S> {
  readonly count: number;
  readonly students: readonly S[];
}

const task = <S extends Named>(
  words: Pick<Task, "label" | "title"> & Partial<Pick<Task, "isPressing">>,
  { count, students }: Due<S>,
  tell: (student: S) => Telling,
): Task => ({
  isPressing: false,
  ...words,
  count,
  students: students.map((student) => ({
    id: student.id,
    name: student.name,
    photo_url: student.photo_url,
    whatsapp: student.whatsapp,
    ...tell(student),
  })),
});

/** The most pressing first. */
export function tasksOf({ today, ...tasks }: TodaysTasks): readonly Task[] {
  return [
    task(
      { label: "Dor", title: "Dor relatada", isPressing: true },
      tasks.pains,
      ({ name, exercise, pain, note, day, execution_id }) => ({
        detail: [
          pain === null ? `Anotação ${daysAgoText(day, today)}` : `Dor ${pain} de 10, ${daysAgoText(day, today)}`,
          exercise,
          ...(note ? [`“${note}”`] : []),
        ].join(" · "),
        step: { label: "Abrir", search: { dialog: "executions", execution: execution_id } },
        message: { label: "Chamar", text: `${greeting(name)} Vi que você sentiu dor no treino. Como você está?` },
      }),
    ),
    task({ label: "Aprovar", title: "Esperam sua aprovação" }, tasks.approvals, ({ since }) => ({
      detail: `Comprou um plano ${daysAgoText(since, today)}`,
    })),
    task(
      { label: "Cobrar", title: "Pagamentos em atraso", isPressing: true },
      tasks.late_payments,
      ({ name, value, due_on }) => ({
        detail: `${formatReais(value)} desde ${formatDate(due_on)}`,
        step: { label: "Registrar pagamento", search: { dialog: "payments" } },
        message: {
          label: "Cobrar",
          text: `${greeting(name)} Passando para lembrar: há ${formatReais(value)} em aberto desde ${formatDate(due_on)}. Se você já pagou, desconsidere esta mensagem.`,
        },
      }),
    ),
    task(
      { label: "Avaliar", title: "Alunos a avaliar" },
      tasks.evaluations,
      ({ last_evaluation, macrocycle_id, mesocycle_id }) => ({
        detail: last_evaluation ? `Última avaliação ${daysAgoText(last_evaluation, today)}` : "Sem avaliação",
        step: { label: "Avaliar", search: { dialog: "evaluation", macro: macrocycle_id, meso: mesocycle_id } },
      }),
    ),
    task({ label: "Prescrever", title: "Sem treino" }, tasks.prescriptions, (due) => ({
      detail: due.was_evaluated ? "Sem treino" : "Sem treino, e falta a avaliação do ciclo",
      step: {
        label: due.was_evaluated ? "Prescrever" : "Avaliar",
        search: {
          dialog: due.was_evaluated ? "training" : "evaluation",
          macro: due.macrocycle_id,
          meso: due.mesocycle_id,
          micro: due.microcycle_id ?? undefined,
        },
      },
    })),
    task(
      { label: "Renovar", title: "Ciclos que terminam" },
      tasks.ending_cycles,
      ({ mesocycle, end_date, macrocycle_id }) => ({
        detail: `${mesocycle} ${cycleEndText(end_date, today)}`,
        step: { label: "Planejar", search: { dialog: "mesocycle", macro: macrocycle_id } },
      }),
    ),
    task({ label: "Chamar", title: "Sem treinar há 7 dias" }, tasks.idle_students, ({ name, last_training }) => ({
      detail: last_training ? `Último treino ${daysAgoText(last_training, today)}` : "Ainda não treinou",
      message: {
        label: "Chamar",
        text: last_training
          ? `${greeting(name)} Senti sua falta: seu último treino foi ${daysAgoText(last_training, today)}. Está tudo bem?`
          : `${greeting(name)} Seu treino está pronto e ainda não começou. Posso ajudar em alguma coisa?`,
      },
    })),
    task({ label: "Cadastros", title: "Cadastros alterados" }, tasks.changed_registrations, () => ({
      detail: "Modificou o cadastro",
      step: { label: "Conferir", search: { dialog: "student" } },
    })),
  ].filter(({ count }) => count > 0);
}
