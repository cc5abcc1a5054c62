import { Anchor, Button, Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { MAX_INVITATIONS_AT_ONCE } from "#contract/students/student-imports.ts";
import type { StudentDraft } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOBODY_KNOWN } from "#domain/import/students/duplicates.ts";
import { NO_DEFAULTS } from "#domain/import/students/row.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { counted } from "../../../ui/import/format.ts";
import { ImportDialog, type ImportMoves } from "../../../ui/import/ImportDialog.tsx";
import { SheetReader } from "../../../ui/import/sheet-reader.ts";
import { useImportRun } from "../../../ui/import/use-import-run.ts";
import { type StudentImport, useRunImport } from "./data.ts";
import { createContactSearch, takenIn } from "./known-contacts.ts";
import { SharedAnswers } from "./SharedAnswers.tsx";
import type { StudentAnswers } from "./student-sheet.ts";
import { missingAnswersText, STUDENT_TEXTS } from "./student-texts.ts";

interface Props extends ImportMoves {
  readonly onUndo: () => void;
  readonly onEvaluations: () => void;
}

const openReader = () =>
  new SheetReader<StudentAnswers, StudentDraft>(
    () => new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" }),
  );

const begin = (): StudentAnswers => ({
  defaults: NO_DEFAULTS,
  known: NOBODY_KNOWN,
  today: todayInSaoPaulo(Date.now()),
});

export default function StudentImportDialog({ onUndo, onEvaluations, ...moves }: Props) {
  const [invite, setInvite] = useState(false);
  const [completeAnswers] = useState(createContactSearch);
  const runImport = useRunImport();
  const run = useImportRun({
    openReader,
    begin,
    completeAnswers,
    completeAnswersAfterRefusal: takenIn,
    send: (checked, sending) =>
      runImport({ ...checked, ...sending, invite: invite && checked.rows.length <= MAX_INVITATIONS_AT_ONCE }),
    onStep: moves.onStep,
    onDone: moves.onDone,
  });
  const { file } = run.work;
  return (
    <ImportDialog
      {...moves}
      texts={STUDENT_TEXTS}
      run={run}
      missingAnswers={file && missingAnswersText(file)}
      shared={
        file && (
          <SharedAnswers
            defaults={file.plan.answers.defaults}
            columns={file.plan.columns}
            onChange={(defaults) => run.work.answer({ ...file.plan.answers, defaults })}
          />
        )
      }
      options={<Invitations count={file?.report?.ready ?? 0} invite={invite} onInvite={setInvite} />}
      result={run.done && <ImportResult done={run.done} onUndo={onUndo} />}
      beside={
        <Text size="sm" mt="xs">
          Sua planilha é de avaliações?{" "}
          <Anchor component="button" type="button" inherit mih={44} onClick={onEvaluations}>
            Importar avaliações anteriores
          </Anchor>
        </Text>
      }
    />
  );
}

interface ResultProps {
  readonly done: StudentImport;
  readonly onUndo: () => void;
}

function ImportResult({ done, onUndo }: ResultProps) {
  return (
    <Stack align="center" gap="xs" py="xl" ta="center">
      <Text c="var(--mantine-color-success-text)" component="span" lh={0}>
        <Icon name="check" size={40} />
      </Text>
      <Text fw={650} size="lg" role="status">
        {counted(done.imported_count, "aluno importado", "alunos importados")}
      </Text>
      <Text c="dimmed" maw="48ch">
        {done.invited
          ? "Os convites para criar a senha estão a caminho."
          : "Nenhum convite foi enviado. Use “Reenviar acesso” no cadastro do aluno quando quiser."}{" "}
        A importação pode ser desfeita por 7 dias, também pela lista de alunos.
      </Text>
      <Button variant="default" mt="md" onClick={onUndo}>
        Desfazer importação
      </Button>
    </Stack>
  );
}

interface InvitationProps {
  readonly count: number;
  readonly invite: boolean;
  readonly onInvite: (invite: boolean) => void;
}

/** Off unless it is wanted: an import is often tried out, and a mail cannot be taken back. */
function Invitations({ count, invite, onInvite }: InvitationProps) {
  const tooMany = count > MAX_INVITATIONS_AT_ONCE;
  return (
    <Checkbox
      label="Enviar os convites por e-mail agora"
      description={
        tooMany
          ? `Podem ser enviados até ${MAX_INVITATIONS_AT_ONCE} convites de uma vez. Depois de importar, use “Reenviar acesso” no cadastro de cada aluno.`
          : "Cada aluno recebe o link para criar a senha. Sem os convites, use “Reenviar acesso” no cadastro quando quiser."
      }
      checked={invite && !tooMany}
      disabled={tooMany || count === 0}
      onChange={(event) => onInvite(event.currentTarget.checked)}
    />
  );
}
