import { Alert, Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { EmptyState } from "../EmptyState.tsx";
import { Icon } from "../Icon.tsx";
import { counted, formatCount } from "./format.ts";
import { agreeing, type Report } from "./import-file.ts";
import type { ImportTexts } from "./import-noun.ts";
import { LineList } from "./LineList.tsx";
import { ProblemList } from "./ProblemList.tsx";
import type { LineWork } from "./use-import.ts";

interface Props {
  readonly report: Report;
  readonly work: LineWork;
  readonly texts: ImportTexts;
  readonly children: ReactNode;
}

export function CheckLines({ report, work, texts, children }: Props) {
  const troubled = report.lines.filter(({ state, cells }) => state !== "skipped" && cells.length > 0);
  const [view, setView] = useState<"problems" | "all">("problems");
  const wrong = report.lines.filter(({ state }) => state === "error").map(({ line }) => line);
  const skipped = report.lines.filter(({ state }) => state === "skipped").map(({ line }) => line);

  return (
    <Stack gap="lg">
      <Summary report={report} texts={texts} />
      {report.wrong > 0 && (
        <Text size="sm">
          Corrija as células abaixo, ou corrija na sua planilha e{" "}
          <Text component="span" inherit fw={550}>
            envie o arquivo de novo
          </Text>
          . Linhas que não são de {texts.many}, como totais, podem ser ignoradas.
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
        <LineList lines={report.lines} work={work} texts={texts} />
      ) : troubled.length > 0 ? (
        <ProblemList lines={troubled} work={work} texts={texts} />
      ) : (
        <EmptyState icon="check" title="Nenhum problema encontrado">
          Veja em “Todas” como cada {texts.one} será {agreeing(texts, "cadastrado", "importada")}.
        </EmptyState>
      )}
      {children}
    </Stack>
  );
}

function Summary({ report: { ready, wrong, doubtful, skipped }, texts }: Pick<Props, "report" | "texts">) {
  const parts = [
    counted(
      ready,
      `${texts.one} ${agreeing(texts, "pronto", "pronta")}`,
      `${texts.many} ${agreeing(texts, "prontos", "prontas")}`,
    ),
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
