import { Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { ImportDialog, type ImportMoves } from "../../../ui/import/ImportDialog.tsx";
import { SheetReader } from "../../../ui/import/sheet-reader.ts";
import type { OpenFile } from "../../../ui/import/use-import.ts";
import { useImportRun } from "../../../ui/import/use-import-run.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import { type PastEvaluationDraft, useRunImport } from "./data.ts";
import type { EvaluationAnswers } from "./evaluation-sheet.ts";
import { evaluationTexts, missingAnswersText, needsProtocol } from "./evaluation-texts.ts";
import { ImportedEvaluations } from "./ImportedEvaluations.tsx";
import { LastEvaluationImport } from "./LastEvaluationImport.tsx";
import { createStudentSearch } from "./student-search.ts";

const openReader = () =>
  new SheetReader<EvaluationAnswers, PastEvaluationDraft>(
    () => new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" }),
  );

const PROTOCOLS = SKINFOLD_PROTOCOLS.map(({ code, label }) => ({ value: code, label }));

interface Props extends ImportMoves {
  /** All rows are this student's. */
  readonly student?: { readonly id: number; readonly name: string };
  readonly onAxis?: () => void;
}

export default function EvaluationImportDialog({ student, onAxis, ...moves }: Props) {
  const texts = useMemo(() => evaluationTexts(student !== undefined), [student]);
  const [completeAnswers] = useState(createStudentSearch);
  const navigate = useNavigate();
  const run = useImportRun({
    openReader,
    begin: (): EvaluationAnswers => ({
      studentId: student?.id ?? null,
      students: [],
      protocol: null,
      today: todayInSaoPaulo(Date.now()),
    }),
    completeAnswers,
    send: useRunImport(),
    onStep: moves.onStep,
    onDone: moves.onDone,
  });
  const { file } = run.work;
  const [only, ...others] = run.done?.students ?? [];
  const toOnly = () => {
    if (only)
      void navigate({
        to: "/inicio/visualizar/$id",
        params: { id: only.id },
        search: { dialog: "all-evaluations" },
        replace: true,
      });
  };
  const toAxis = onAxis ?? (only && others.length === 0 ? toOnly : undefined);
  return (
    <ImportDialog
      {...moves}
      title={student ? `Importar avaliações de ${student.name}` : "Importar avaliações"}
      texts={texts}
      run={run}
      missingAnswers={file && missingAnswersText(file)}
      shared={
        file && (
          <SharedProtocol
            plan={file.plan}
            onChange={(protocol) => run.work.answer({ ...file.plan.answers, protocol })}
          />
        )
      }
      beside={<LastEvaluationImport />}
      result={
        run.done && (
          <ImportedEvaluations done={run.done} ofOneStudent={student !== undefined} onUndone={moves.onClose} />
        )
      }
      next={
        toAxis ? { label: "Ver na linha do tempo", onPress: toAxis } : { label: "Ver alunos", onPress: moves.onClose }
      }
    />
  );
}

interface ProtocolProps {
  readonly plan: OpenFile<EvaluationAnswers>["plan"];
  readonly onChange: (protocol: EvaluationAnswers["protocol"]) => void;
}

const SharedProtocol = ({ plan, onChange }: ProtocolProps) => (
  <section aria-labelledby="shared-title">
    <Text id="shared-title" fw={600} component="h3" m={0}>
      O que a planilha não diz
    </Text>
    <Text size="sm" c="dimmed" mb="sm">
      Vale para todas as avaliações em que a coluna falta ou a célula está vazia.
    </Text>
    <Choice
      label="Protocolo das dobras"
      withAsterisk={needsProtocol(plan)}
      data={PROTOCOLS}
      clearable
      maw={360}
      value={plan.answers.protocol}
      onChange={(chosen) => onChange(PROTOCOLS.find(({ value }) => value === chosen)?.value ?? null)}
    />
  </section>
);
