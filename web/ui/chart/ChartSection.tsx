import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import { Section } from "../Section.tsx";

interface Props {
  readonly title: string;
  readonly summary?: ReactNode;
  readonly chart: ReactNode;
  readonly height: number;
  readonly table: ReactNode;
}

export function ChartSection({ title, summary, chart, height, table }: Props) {
  const [isTable, setTable] = useState(false);
  return (
    <Section
      title={title}
      action={
        <Button variant="subtle" color="gray" my={-10} mr={-12} onClick={() => setTable(!isTable)}>
          {isTable ? "Ver gráfico" : "Ver tabela"}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      }
    >
      {summary}
      {isTable ? table : <Suspense fallback={<Skeleton height={height} radius="md" />}>{chart}</Suspense>}
    </Section>
  );
}
