import { useState } from "react";
import { MAX_INVITATIONS_AT_ONCE } from "#contract/students/student-imports.ts";
import type { StudentDraft } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOBODY_KNOWN } from "#domain/import/students/duplicates.ts";
import { NO_DEFAULTS } from "#domain/import/students/row.ts";
import { ImportDialog, type ImportMoves } from "../../../ui/import/ImportDialog.tsx";
import { SheetReader } from "../../../ui/import/sheet-reader.ts";
import { useImportRun } from "../../../ui/import/use-import-run.ts";
import { useRunImport } from "./data.ts";
import { ImportResult } from "./ImportResult.tsx";
import { Invitations } from "./Invitations.tsx";
import { createContactSearch, takenIn } from "./known-contacts.ts";
import { SharedAnswers } from "./SharedAnswers.tsx";
import type { StudentAnswers } from "./student-sheet.ts";
import { missingAnswersText, STUDENT_TEXTS } from "./student-texts.ts";

interface Props extends ImportMoves {
  readonly onUndo: () => void;
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

export default function StudentImportDialog({ onUndo, ...moves }: Props) {
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
    />
  );
}
