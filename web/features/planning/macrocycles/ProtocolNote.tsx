import { Stack, Text } from "@mantine/core";
import type { Student } from "#contract/students/students.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import type { AgeRange } from "#domain/assessment/body-composition/equation.ts";
import {
  ageRange,
  equationOf,
  findSkinfoldProtocol,
  type RequiredInputs,
  requiredInputs,
} from "#domain/assessment/body-composition/protocols.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import classes from "./ProtocolNote.module.css";

interface Props {
  readonly code: string | null;
  readonly student: Student;
}

export function ProtocolNote({ code, student }: Props) {
  const protocol = findSkinfoldProtocol(code);
  if (!protocol) return null;
  const equation = equationOf(protocol, student.gender);
  if (!equation) {
    return (
      <Text size="sm" c="dimmed" mt={6} role="status">
        Sem protocolo, o percentual de gordura não é calculado.
      </Text>
    );
  }
  const ages = ageRange(protocol, student.gender);
  return (
    <Stack gap={2} mt={6} role="status">
      <Text size="sm">
        {student.gender === "male" ? "Para homens, mede: " : "Para mulheres, mede: "}
        {measuresOf(requiredInputs(protocol, student.gender))}.
      </Text>
      {ages && isOutside(ages, student.age) && (
        <Text size="sm" c="light-dark(var(--mantine-color-warning-7), var(--mantine-color-warning-3))">
          Equação feita para {agesText(ages)}; {student.name} tem {student.age}.
        </Text>
      )}
      <Text component="details" size="xs" c="dimmed" className={classes.source ?? ""}>
        <summary>População e fonte</summary>
        População: {equation.population}. Fonte: {equation.source}
      </Text>
    </Stack>
  );
}

function measuresOf({ skinfolds, perimeters, age, stature }: RequiredInputs): string {
  const labels = [
    ...SKINFOLDS.filter(({ key }) => skinfolds.includes(key)),
    ...PERIMETERS.filter(({ key }) => perimeters.includes(key)),
  ].map(({ label }) => label.toLowerCase());
  return listInPortuguese([...labels, ...(stature ? ["estatura"] : []), ...(age ? ["idade"] : [])]);
}

const isOutside = ({ from, to }: AgeRange, age: number | null) =>
  age !== null && (age < from || (to !== null && age > to));

const agesText = ({ from, to }: AgeRange) => (to === null ? `${from} anos ou mais` : `${from} a ${to} anos`);
