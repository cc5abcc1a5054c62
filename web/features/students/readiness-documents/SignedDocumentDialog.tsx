import { Button, List, Stack, Text } from "@mantine/core";
import { formatDate, momentInSaoPaulo } from "#domain/calendar-date.ts";
import { SIGNERS } from "#domain/students/readiness/signed-documents.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { ReadinessDocument } from "./data.ts";
import { HashLine } from "./HashLine.tsx";
import classes from "./SignaturePad.module.css";

interface Props {
  readonly document: ReadinessDocument;
  /** Absent: it is not replaced from here. */
  readonly onReplace?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Exactly what was signed. */
export function SignedDocumentDialog({ document, onReplace, onClose }: Props) {
  const { title, statement, answers, signer, signer_name, drawing, signed_by, signed_at, device, hash } = document;
  return (
    <FormDialog
      title={title}
      width={680}
      startsOnNothing
      footer={
        <>
          {onReplace && (
            <Button variant="default" onClick={onReplace}>
              Assinar de novo
            </Button>
          )}
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
      onClose={onClose}
    >
      <Stack gap="md">
        {answers.length > 0 && (
          <List type="ordered" spacing="xs">
            {answers.map(({ question, answer }) => (
              <List.Item key={question}>
                {question} <strong>{answer ? "Sim" : "Não"}</strong>
              </List.Item>
            ))}
          </List>
        )}
        <Text className={classes.statement ?? ""}>{statement}</Text>
        <div>
          {drawing !== null && (
            <svg className={classes.signed} role="img" aria-label="Assinatura" viewBox="0 0 600 200">
              <path className={classes.ink} d={drawing} />
            </svg>
          )}
          <Text fw={600}>
            {signer_name} ({SIGNERS[signer].toLowerCase()})
          </Text>
          <Text size="sm" c="dimmed">
            Assinado em {momentInSaoPaulo(Date.parse(signed_at))}
            {signed_by === "trainer" && ", junto com o personal"}, em {device}. Vale até{" "}
            {formatDate(document.valid_until)}.
          </Text>
        </div>
        <HashLine label="SHA-256 do que foi assinado" hash={hash} />
      </Stack>
    </FormDialog>
  );
}
