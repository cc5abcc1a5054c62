import { Button } from "@mantine/core";
import type { ReportedLine } from "./import-file.ts";
import type { LineWork } from "./use-import.ts";

interface Props {
  readonly line: ReportedLine;
  readonly work: LineWork;
}

export function SkipButton({ line: { line, state }, work }: Props) {
  const label = state === "skipped" ? "Incluir" : "Ignorar";
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      h={44}
      px="xs"
      aria-label={`${label} a linha ${line}`}
      onClick={() => work.skip([line], state !== "skipped")}
    >
      {label}
    </Button>
  );
}
