import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { cycleEndText, daysAgoText } from "#domain/students/todays-tasks.ts";
import type { IconName } from "../../../ui/icon-paths.ts";
import type { StudentSearch } from "../../students/students/finder/student-search.ts";
import type { TodaysTasks } from "./data.ts";

interface Named {
  readonly id: number;
  readonly name: string;
  readonly photo_url: string | null;
}

export interface NamedStudent extends Named {
  readonly detail: string;
  /** Null: in the list of students. */
  readonly place: StudentSearch | null;
}

export interface Task {
  readonly title: string;
  readonly icon: IconName;
  readonly count: number;
  readonly students: readonly NamedStudent[];
}

const task = <S extends Named>(
  title: string,
  icon: IconName,
  { count, students }: { readonly count: number; readonly students: readonly S[] },
  tell: (student: S) => Pick<NamedStudent, "detail" | "place">,
): Task => ({
  title,
  icon,
  count,
  students: students.map((student) => ({
    id: student.id,
    name: student.name,
    photo_url: student.photo_url,
    ...tell(student),
  })),
});

/** The most pressing first. */
export function tasksOf({ today, ...tasks }: TodaysTasks): readonly Task[] {
  return [
    task("Dor relatada", "alert", tasks.pains, ({ exercise, pain, note, day, execution_id }) => ({
      detail: [
        pain === null ? `Anotação ${daysAgoText(day, today)}` : `Dor ${pain} de 10, ${daysAgoText(day, today)}`,
        exercise,
        ...(note ? [`“${note}”`] : []),
      ].join(" · "),
      place: { dialog: "executions", execution: execution_id },
    })),
    task("Esperam sua aprovação", "user", tasks.approvals, ({ since }) => ({
      detail: `Comprou um plano ${daysAgoText(since, today)}`,
      place: null,
    })),
    task("Pagamentos em atraso", "clock", tasks.late_payments, ({ value, due_on }) => ({
      detail: `${formatReais(value)} desde ${formatDate(due_on)}`,
      place: { dialog: "payments" },
    })),
    task("Alunos a avaliar", "edit", tasks.evaluations, ({ last_evaluation, macrocycle_id, mesocycle_id }) => ({
      detail: last_evaluation ? `Última avaliação ${daysAgoText(last_evaluation, today)}` : "Sem avaliação",
      place: { dialog: "evaluation", macro: macrocycle_id, meso: mesocycle_id },
    })),
    task("Ciclos que terminam", "timeline", tasks.ending_cycles, ({ mesocycle, end_date, macrocycle_id }) => ({
      detail: `${mesocycle} ${cycleEndText(end_date, today)}`,
      place: { dialog: "mesocycle", macro: macrocycle_id },
    })),
    task("Sem treinar há 7 dias", "dumbbell", tasks.idle_students, ({ last_training }) => ({
      detail: last_training ? `Último treino ${daysAgoText(last_training, today)}` : "Ainda não treinou",
      place: { dialog: "executions" },
    })),
    task("Cadastros alterados", "list", tasks.changed_registrations, () => ({
      detail: "Modificou o cadastro",
      place: { dialog: "student" },
    })),
  ].filter(({ count }) => count > 0);
}
