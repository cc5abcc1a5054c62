import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SectionGroup } from "../../../ui/SectionGroup.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { DevicesPanel } from "./DevicesPanel.tsx";
import { noticesQuery } from "./data.ts";
import { NoticeChoices } from "./NoticeChoices.tsx";

export function NoticesPanel() {
  const { data, error, refetch, isFetching } = useQuery(noticesQuery);
  return (
    <SectionGroup title="Avisos">
      <Section title="Aparelhos" about="Onde um aviso aparece, também com o aplicativo fechado.">
        {data ? (
          <DevicesPanel notices={data} />
        ) : (
          <Missing rows={2} error={error} onRetry={refetch} retrying={isFetching} />
        )}
      </Section>
      <Section title="O que avisar" about="Um aviso nunca mostra dados de saúde.">
        {data ? (
          <NoticeChoices notices={data} />
        ) : (
          <Missing rows={6} error={error} onRetry={refetch} retrying={isFetching} />
        )}
      </Section>
    </SectionGroup>
  );
}

interface MissingProps {
  /** As high as what is read. */
  readonly rows: number;
  readonly error: Error | null;
  readonly onRetry: () => unknown;
  readonly retrying: boolean;
}

const Missing = ({ rows, error, onRetry, retrying }: MissingProps) =>
  error ? (
    <ErrorState error={error} onRetry={() => void onRetry()} retrying={retrying} />
  ) : (
    <RowsSkeleton rows={rows} />
  );
