import { Anchor, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { headingsOf, RichText } from "../../../ui/field/RichText.tsx";
import { instantOf } from "../../../ui/instants.ts";
import linkClasses from "../../../ui/link.module.css";
import { Loading } from "../../../ui/Skeletons.tsx";
import { termsQuery } from "./data.ts";

interface Props {
  readonly version?: number | undefined;
  readonly withContents?: boolean;
}

export function TermsText({ version, withContents = false }: Props) {
  const { data, error, refetch, isFetching } = useQuery(termsQuery(version));
  if (data) {
    return (
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {publishedOn(data)}
        </Text>
        {withContents && <Contents html={data.description} />}
        <RichText html={data.description} {...(withContents && { anchors: ANCHOR })} />
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorState
        error={error}
        title="Erro ao buscar os termos de uso"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <Loading>
      <Stack gap="sm">
        <Skeleton height={14} width="40%" />
        <Skeleton height={22} width="60%" mt="md" />
        <Skeleton height={96} />
        <Skeleton height={22} width="50%" mt="md" />
        {/* As high as a window: what stands below it does not move when the text arrives. */}
        <Skeleton height={900} />
      </Stack>
    </Loading>
  );
}

const ANCHOR = "parte";

const Contents = ({ html }: { readonly html: string }) => (
  <nav aria-label="Conteúdo">
    {headingsOf(html).map((heading, index) => (
      <Anchor key={heading} href={`#${ANCHOR}-${index}`} size="sm" className={linkClasses.link} mr="lg">
        {heading}
      </Anchor>
    ))}
  </nav>
);

interface Published {
  readonly version: number;
  readonly published_at: string;
}

const publishedOn = ({ version, published_at }: Published): string =>
  `Versão ${version}, publicada em ${instantOf(published_at)}`;
