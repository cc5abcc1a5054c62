import type { Student } from "#contract/students.ts";

interface Props {
  readonly student: Student;
}

/** The student's macrocycles: timeline, calendar and the dialogs of a cycle. Still a stub. */
export function Macrocycles({ student }: Props) {
  return <section aria-label="Macrociclos" data-student={student.id} />;
}
