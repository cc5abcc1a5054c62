import type { GetInputPropsReturnType } from "@mantine/form";
import type { Student } from "#contract/students/students.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { SELECTABLE_VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import { ProtocolNote } from "./ProtocolNote.tsx";

const PROTOCOLS = SKINFOLD_PROTOCOLS.map(({ code, label }) => ({ value: code, label }));
const VO2_TESTS = SELECTABLE_VO2_PROTOCOLS.map(({ code, label, population }) => ({
  value: code,
  label: `${label} (${population})`,
}));

interface Props {
  readonly code: string | null;
  readonly student: Student;
  readonly input: GetInputPropsReturnType;
}

export const SkinfoldProtocolSelect = ({ code, student, input }: Props) => (
  <div>
    <Choice label="Protocolo de dobras cutâneas" withAsterisk data={PROTOCOLS} {...input} />
    <ProtocolNote code={code} student={student} />
  </div>
);

export const Vo2ProtocolSelect = ({ input }: Pick<Props, "input">) => (
  <Choice label="Protocolo de VO2" withAsterisk data={VO2_TESTS} {...input} />
);
