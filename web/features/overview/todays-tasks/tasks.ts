import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { appointmentText, inDaysText } from "#domain/students/appointments/appointment.ts";
import { shortName } from "#domain/students/registration.ts";
import { cycleEndText, daysAgoText } from "#domain/students/todays-tasks.ts";
import type { SignalKind } from "#domain/training/signals/signal.ts";
import { greeting } from "../../../ui/people/whatsapp.ts";
import { timeAgo } from "../../execution/comments/time-ago.ts";
import type { StudentSignals } from "../../execution/signals/data.ts";
import { actsOf, messageTo, type SignalAct } from "../../execution/signals/signal-acts.ts";
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

interface Page {
  readonly label: string;
  readonly to: "/configuracoes/perfil/guarda";
}

interface Message {
  readonly label: string;
  readonly text: string;
}

interface TaskDetails {
  readonly detail: string;
  /** Absent where the trainer approves or refuses. */
  readonly step?: Step;
  readonly page?: Page;
  /** By WhatsApp: the first thing to do, or beside the step. */
  readonly message?: Message;
  readonly signals?: SignalActs;
}

/** Acts of the first of a student's signals; all of them are dismissed together. */
interface SignalActs {
  readonly acts: readonly SignalAct[];
  readonly keys: readonly string[];
}

export interface NamedStudent extends Named, TaskDetails {}

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
  tell: (student: S) => TaskDetails,
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

/** A student has one line, of the most pressing signal of these kinds. */
function signalTask(
  words: Pick<Task, "label" | "title"> & Partial<Pick<Task, "isPressing">>,
  students: readonly StudentSignals[],
  kinds: readonly SignalKind[],
): Task {
  const signalling = students.flatMap((student) => {
    const signals = student.signals.filter(({ kind }) => kinds.includes(kind));
    const [first] = signals;
    return first ? { ...student, signals, first } : [];
  });
  return task(words, { count: signalling.length, students: signalling }, ({ signals, first, ...student }) => ({
    detail: [first.sentence, first.basis, ...(signals.length > 1 ? [`e mais ${signals.length - 1}`] : [])].join(" · "),
    signals: { acts: actsOf(first, student.cycle), keys: signals.map(({ key }) => key) },
    message: { label: "Chamar", text: messageTo({ ...student, signals }, first) },
  }));
}

/** The most pressing first. */
export function tasksOf({ today, ...tasks }: TodaysTasks): readonly Task[] {
  const signals = tasks.signals.students;
  return [
    signalTask({ label: "Dor", title: "Dor relatada", isPressing: true }, signals, ["pain"]),
    task(
      { label: "Comentários", title: "Comentários não lidos" },
      tasks.comments,
      ({ name, training_id, training, exercise, text, unread, written_at }) => ({
        detail: [
          `Comentário de ${shortName(name)} ${timeAgo(written_at, Date.now())}`,
          exercise ?? training,
          ...(text ? [`“${text}”`] : []),
          ...(unread > 1 ? [`mais ${unread - 1}`] : []),
        ].join(" · "),
        step: { label: "Responder", search: { dialog: "comments", training: training_id } },
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
    signalTask({ label: "Ajustar", title: "Esforço alto e carga em queda" }, signals, ["effort", "load"]),
    task(
      { label: "Avaliar", title: "Alunos a avaliar" },
      tasks.evaluations,
      ({ last_evaluation, macrocycle_id, mesocycle_id }) => ({
        detail: last_evaluation ? `Última avaliação ${daysAgoText(last_evaluation, today)}` : "Sem avaliação",
        step: { label: "Avaliar", search: { dialog: "evaluation", macro: macrocycle_id, meso: mesocycle_id } },
      }),
    ),
    task(
      { label: "Marcadas", title: "Avaliações marcadas" },
      tasks.appointments,
      ({ name, day, time, instructions, mesocycle }) => ({
        detail:
          day < today
            ? `Era ${inDaysText(day, today)}, sem avaliação`
            : [inDaysText(day, today), ...(time ? [time] : [])].join(" às "),
        step:
          day <= today && mesocycle
            ? {
                label: "Avaliar",
                search: { dialog: "evaluation", macro: mesocycle.macrocycle_id, meso: mesocycle.mesocycle_id },
              }
            : { label: day < today ? "Remarcar" : "Ver", search: { dialog: "appointment" } },
        ...(day > today && {
          message: {
            label: "Lembrar",
            text: [`${greeting(name)} Sua avaliação é ${appointmentText({ day, time })}.`, instructions]
              .filter(Boolean)
              .join("\n\n"),
          },
        }),
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
    signalTask({ label: "Chamar", title: "Faltas" }, signals, ["missed", "idle"]),
    task({ label: "Esquecer", title: "Dados que serão apagados" }, tasks.forgetting, ({ on }) => ({
      detail: `Dados apagados a partir de ${formatDate(on)}`,
      page: { label: "Ver", to: "/configuracoes/perfil/guarda" },
    })),
    task({ label: "Cadastros", title: "Cadastros alterados" }, tasks.changed_registrations, () => ({
      detail: "Modificou o cadastro",
      step: { label: "Conferir", search: { dialog: "student" } },
    })),
  ].filter(({ count }) => count > 0);
}
