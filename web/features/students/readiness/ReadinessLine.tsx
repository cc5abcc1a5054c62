import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#domain/calendar-date.ts";
import { DOCUMENTS } from "#domain/students/readiness/kit.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { StatusLine } from "../../../ui/StatusLine.tsx";
import { readinessQuery } from "./data.ts";
import { becauseText, toneOf, verdictText } from "./verdict-text.ts";

interface Props {
  readonly student: { readonly id: number };
  /** On a student's home: the line that comes before the training, or the one after it. */
  readonly place?: "first" | "later";
  readonly onOpen: () => void;
}

/** Whether the student may train, in one line. A student sees it only while there is something to do. */
export function ReadinessLine({ student, place, onOpen }: Props) {
  const { data: readiness, error, refetch } = useQuery(readinessQuery(student.id));
  const isStudent = roleOf(useCurrentUser()) === "student";
  if (!readiness)
    return (
      error &&
      place !== "later" && (
        <ReadFailure onRetry={() => void refetch()}>Não foi possível ler a triagem de saúde.</ReadFailure>
      )
    );
  const { verdict, action, reasons, cleared_until } = readiness.screening;
  const { open_documents, uncleared_certificate } = readiness;
  const missing = open_documents.map(({ kind }) => DOCUMENTS[kind].toLowerCase());
  const isUnsigned = missing.length > 0;
  const screened = toneOf(verdict);
  const tone = screened === "good" && isUnsigned ? "warn" : screened;
  if (isStudent && tone === "good") return null;
  if (place && (place === "first") !== (tone === "bad")) return null;
  const isAsked = readiness.version > 0;
  const because = verdict === "may_begin" && !cleared_until ? action : becauseText(readiness.screening);
  return (
    <StatusLine
      label="Triagem de saúde"
      icon={tone === "good" ? "check" : "alert"}
      tone={tone}
      actions={
        <Button
          variant={isAsked ? "subtle" : "default"}
          onClick={onOpen}
          aria-label={isAsked ? "Triagem de saúde" : "Responder à triagem de saúde"}
        >
          {isAsked ? "Triagem" : "Responder"}
        </Button>
      }
    >
      <Text fw={600} size="sm">
        {isStudent && screened === "good"
          ? `Falta: ${listInPortuguese(missing)}`
          : verdictText(readiness.screening, isStudent)}
      </Text>
      {isUnsigned && !isStudent && <Text size="sm">Falta: {listInPortuguese(missing)}</Text>}
      {uncleared_certificate && (
        <Text size="sm">
          Atestado de {formatDate(uncleared_certificate)}:{" "}
          {isStudent ? "o seu personal vai registrar a liberação" : "registre a liberação"}
        </Text>
      )}
      {isAsked && (
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {isStudent ? reasons.join(" · ") : because}
        </Text>
      )}
    </StatusLine>
  );
}
