import { ActionIcon, Alert, Anchor, Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { copyText } from "../../../../ui/copy-text.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import linkClasses from "../../../../ui/link.module.css";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import type { LandingPage } from "../data.ts";

interface Props {
  readonly page: LandingPage;
  readonly isBusy: boolean;
  readonly onPublish: (published: boolean) => void;
  readonly onChangeAddress: () => void;
}

const UNPUBLISHED = "Informações de redirecionamento indisponíveis. Publique a página para abri-la.";

export function EditorHead({ page, isBusy, onPublish, onChangeAddress }: Props) {
  const { public_url: url, published_at, slug, taken_down } = page;
  const isPublished = published_at !== null;
  const open = { href: url ?? "", target: "_blank", rel: "noreferrer", component: "a" } as const;
  const external = <Icon name="external" size={18} />;
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="sm">
          <Title order={1}>Minha página</Title>
          <Badge color={taken_down ? "danger" : isPublished ? "success" : "gray"} variant="light" size="lg" tt="none">
            {taken_down ? "Fora do ar" : isPublished ? "Publicada" : "Não publicada"}
          </Badge>
        </Group>
        <Group gap="xs">
          {isPublished && !taken_down ? (
            <Button variant="default" leftSection={external} {...open}>
              Ver página
            </Button>
          ) : (
            <ReasonButton variant="default" leftSection={external} reason={UNPUBLISHED}>
              Ver página
            </ReasonButton>
          )}
          <ReasonButton
            variant={isPublished ? "default" : "filled"}
            loading={isBusy}
            reason={taken_down && !isPublished ? "A administração tirou a página do ar." : null}
            onClick={() => onPublish(!isPublished)}
          >
            {isPublished ? "Despublicar" : "Publicar"}
          </ReasonButton>
        </Group>
      </Group>
      {taken_down && (
        <Alert color="danger" variant="light" title="A administração tirou a sua página do ar">
          Motivo: {taken_down.reason}. Corrija o que for preciso e fale com o suporte para que ela volte.
        </Alert>
      )}
      <Card withBorder p="sm">
        {url === null ? (
          <Text size="sm" c="dimmed">
            O endereço da sua página nasce do nome dela quando você salva pela primeira vez. Depois pode ser trocado.
          </Text>
        ) : (
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <Anchor
              href={url}
              target="_blank"
              rel="noreferrer"
              fw={600}
              className={linkClasses.link}
              style={{ overflowWrap: "anywhere" }}
            >
              {url.replace(/^https?:\/\//, "")}
            </Anchor>
            <Group gap={0} wrap="nowrap">
              <ActionIcon variant="subtle" aria-label="Copiar endereço" title="Copiar" onClick={() => copy(url)}>
                <Icon name="copy" size={18} />
              </ActionIcon>
              {slug !== null && (
                <ActionIcon variant="subtle" aria-label="Trocar endereço" title="Trocar" onClick={onChangeAddress}>
                  <Icon name="edit" size={18} />
                </ActionIcon>
              )}
            </Group>
          </Group>
        )}
      </Card>
    </Stack>
  );
}

const copy = (url: string) =>
  copyText(url, {
    success: "Endereço copiado",
    failure: "Não foi possível copiar. Selecione o endereço e copie.",
  });
