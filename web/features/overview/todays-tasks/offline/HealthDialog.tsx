import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Student } from "#contract/students/students.ts";
import { valueUnder } from "#domain/record.ts";
import {
  DIABETES_TYPES,
  PERSONAL_QUESTIONS,
  PHYSIOLOGICAL_QUESTIONS,
  type YesNoQuestion,
} from "#domain/students/anamnesis.ts";
import { DOCUMENTS } from "#domain/students/readiness/kit.ts";
import { labelOf } from "#domain/text/labels.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { instantOf } from "../../../../ui/instants.ts";
import { Section } from "../../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { readinessQuery } from "../../../students/readiness/data.ts";
import { becauseText, verdictText } from "../../../students/readiness/verdict-text.ts";
import classes from "./HealthDialog.module.css";
import type { TakenEvaluation } from "./take-along.ts";

interface Props {
  readonly taken: TakenEvaluation;
  readonly onClose: () => void;
}

/** Anamnesis and screening as they were when the evaluation was taken along, or later if the server answers. */
export function HealthDialog({ taken: { student, takenAt }, onClose }: Props) {
  return (
    <FormDialog
      title="Anamnese e triagem"
      width={620}
      footer={<Button onClick={onClose}>Fechar</Button>}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {student.name} · como estava em {instantOf(takenAt)}. Só leitura: respostas, liberação e documentos mudam na
          página do aluno, com sinal.
        </Text>
        <Screening studentId={student.id} />
        <Anamnesis student={student} />
      </Stack>
    </FormDialog>
  );
}

function Screening({ studentId }: { readonly studentId: number }) {
  const { data, error, refetch, isFetching } = useQuery(readinessQuery(studentId));
  const missing = (data?.open_documents ?? []).map(({ kind }) => DOCUMENTS[kind].toLowerCase());
  return (
    <Section title="Triagem de saúde">
      {data ? (
        <>
          <Text fw={600}>{verdictText(data.screening, false)}</Text>
          <Text size="sm">{becauseText(data.screening)}</Text>
          {missing.length > 0 && <Text size="sm">Falta: {listInPortuguese(missing)}</Text>}
        </>
      ) : error ? (
        <ErrorState
          title="A triagem não está neste aparelho"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </Section>
  );
}

function Anamnesis({ student }: { readonly student: Student }) {
  const { personal_anamnesis: personal, physiological_anamnesis: physiological } = student;
  const answers = [
    ...(personal.training_goals ? [{ label: "Objetivo", text: personal.training_goals }] : []),
    ...answersTo(PERSONAL_QUESTIONS, personal),
    ...answersTo(PHYSIOLOGICAL_QUESTIONS, physiological),
  ];
  return (
    <Section title="Anamnese">
      {answers.length === 0 ? (
        <Text size="sm">Nenhuma pergunta de saúde foi respondida.</Text>
      ) : (
        <dl className={classes.answers}>
          {answers.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

/** Unanswered questions are left out. */
const answersTo = (questions: readonly YesNoQuestion[], answers: object) =>
  questions.flatMap(({ field, label, detail }) => {
    const answer = valueUnder(field, answers);
    if (typeof answer !== "boolean") return [];
    const told = valueUnder(detail.field, answers);
    const text = typeof told === "string" ? labelOf(DIABETES_TYPES, told) || told : "";
    return [{ label, text: answer ? ["Sim", text].filter(Boolean).join(": ") : "Não" }];
  });
