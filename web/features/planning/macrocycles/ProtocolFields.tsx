import { Select } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import type { Student } from "#contract/students/students.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { SELECTABLE_VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { ProtocolNote } from "./ProtocolNote.tsx";

const PROTOCOLS = SKINFOLD_PROTOCOLS.map(({ code, label }) => ({ value: code, label }));
const VO2_TESTS = SELECTABLE_VO2_PROTOCOLS.map(({ code, label, population }) => ({
  value: code,
  label: `${label} (${population})`,
}));

/** The options stay within the dialog and scroll by themselves, where screen readers look for them. */
const INSIDE = {
  allowDeselect: false,
  withScrollArea: false,
  comboboxProps: { withinPortal: false },
  styles: { options: { maxHeight: 260, overflowY: "auto" } },
} as const;

interface Props {
  readonly code: string | null;
  readonly student: Student;
  readonly input: GetInputPropsReturnType;
}

export const SkinfoldProtocolSelect = ({ code, student, input }: Props) => (
  <div>
    <Select label="Protocolo de dobras cutâneas" withAsterisk {...INSIDE} data={PROTOCOLS} {...input} />
    <ProtocolNote code={code} student={student} />
  </div>
);

export const Vo2ProtocolSelect = ({ input }: Pick<Props, "input">) => (
  <Select label="Protocolo de VO2" withAsterisk {...INSIDE} data={VO2_TESTS} {...input} />
);
