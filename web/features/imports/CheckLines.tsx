import { Alert, Button, Checkbox, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { MAX_INVITATIONS_AT_ONCE } from "#contract/student-imports.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { counted, formatCount } from "./format.ts";
import type { Report } from "./import-file.ts";
import { LineList } from "./LineList.tsx";
import { ProblemList } from "./ProblemList.tsx";
import type { LineWork } from "./use-import.ts";

interface Props {
  readonly report: Report;
  readonly work: LineWork;
  readonly invite: boolean;
  readonly onInvite: (invite: boolean) => void;
}

/** The third step, the dry run: what is wrong in which cell, to be put right here or left out. */
export function CheckLines({ report, work, invite, onInvite }: Props) {
  const troubled = report.lines.filter(({ state, cells }) => state !== "skipped" && cells.length > 0);
  const [view, setView] = useState<"problems" | "all">("problems");
  const wrong = report.lines.filter(({ state }) => state === "error").map(({ line }) => line);
  const skipped = report.lines.filter(({ state }) => state === "skipped").map(({ line }) => line);

  return (
    <Stack gap="lg">
      <Summary report={report} />
      {report.wrong > 0 && (
        <Text size="sm">
          Corrija as células abaixo, ou corrija na sua planilha e{" "}
          <Text component="span" inherit fw={550}>
            envie o arquivo de novo
          </Text>
          . Linhas que não são de alunos, como totais, podem ser ignoradas.
        </Text>
      )}
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label="Linhas mostradas"
          value={view}
          onChange={(chosen) => setView(chosen === "all" ? "all" : "problems")}
          data={[
            { value: "problems", label: `Com problema (${formatCount(troubled.length)})` },
            { value: "all", label: `Todas (${formatCount(report.lines.length)})` },
          ]}
        />
        {wrong.length > 0 && (
          <Button variant="default" onClick={() => work.skip(wrong, true)}>
            Ignorar {counted(wrong.length, "linha com erro", "linhas com erro")}
          </Button>
        )}
        {wrong.length === 0 && skipped.length > 0 && (
          <Button variant="default" onClick={() => work.skip(skipped, false)}>
            Incluir {counted(skipped.length, "linha ignorada", "linhas ignoradas")}
          </Button>
        )}
      </Group>
      {view === "all" ? (
        <LineList lines={report.lines} work={work} />
      ) : troubled.length > 0 ? (
        <ProblemList lines={troubled} work={work} />
      ) : (
        <EmptyState icon="check" title="Nenhum problema encontrado">
          Veja em “Todas” como cada aluno será cadastrado.
        </EmptyState>
      )}
      <Invitations count={report.ready} invite={invite} onInvite={onInvite} />
    </Stack>
  );
}

function Summary({ report: { ready, wrong, doubtful, skipped } }: { readonly report: Report }) {
  const parts = [
    counted(ready, "aluno pronto", "alunos prontos"),
    wrong > 0 && counted(wrong, "linha com erro", "linhas com erro"),
    doubtful > 0 && counted(doubtful, "aviso", "avisos"),
    skipped > 0 && counted(skipped, "linha ignorada", "linhas ignoradas"),
  ].filter((part) => part !== false);
  const isGood = wrong === 0 && ready > 0;
  return (
    <Alert
      color={isGood ? "success" : "danger"}
      variant="light"
      icon={<Icon name={isGood ? "check" : "alert"} size={18} />}
      role="status"
      className="figures"
    >
      {parts.join(" · ")}
    </Alert>
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
