import { Badge, Button, Card, Group, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { type SharedLink, sharedLinksQuery, useRevokeLink } from "./data.ts";
import classes from "./SharedLinksDialog.module.css";

interface Props {
  readonly studentId: number;
  readonly onClose: () => void;
}

const STATES: Readonly<Record<SharedLink["state"], string>> = {
  open: "Ativo",
  expired: "Expirado",
  revoked: "Cancelado",
  used_up: "Esgotado (20 aberturas)",
  locked: "Bloqueado (datas erradas)",
};

export default function SharedLinksDialog({ studentId, onClose }: Props) {
  const { data, error, refetch, isFetching } = useQuery(sharedLinksQuery(studentId));
  return (
    <Modal opened onClose={onClose} title="Links enviados ao aluno" size={560} centered>
      {data ? (
        <Links links={data.links} studentId={studentId} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Modal>
  );
}

function Links({ links, studentId }: { readonly links: readonly SharedLink[]; readonly studentId: number }) {
  const revoke = useRevokeLink(studentId);
  const [asked, setAsked] = useState<SharedLink | null>(null);
  if (links.length === 0) {
    return (
      <EmptyState icon="share" title="Nenhum link enviado">
        Os links dos últimos 30 dias e os que ainda abrem aparecem aqui, com as aberturas.
      </EmptyState>
    );
  }
  return (
    <>
      <Stack component="ul" gap="xs" m={0} p={0}>
        {links.map((link) => (
          <Card key={link.id} component="li" withBorder p="sm" style={{ listStyle: "none" }}>
            <Group justify="space-between" align="flex-start" className={classes.link ?? ""}>
              <div>
                <Text fw={600}>{link.title}</Text>
                <Text size="sm" c="dimmed">
                  Criado em {instantOf(link.created_at)}, vale até {instantOf(link.expires_at)}
                </Text>
                <Text size="sm">{openingsOf(link)}</Text>
              </div>
              {link.state === "open" ? (
                <Button
                  variant="default"
                  flex="none"
                  loading={revoke.isPending && revoke.variables === link.id}
                  onClick={() => setAsked(link)}
                >
                  Cancelar link
                </Button>
              ) : (
                <Badge variant="light" color="gray" flex="none">
                  {STATES[link.state]}
                </Badge>
              )}
            </Group>
          </Card>
        ))}
      </Stack>
      {asked && (
        <ConfirmDialog
          opened
          title="Cancelar link"
          confirmLabel="Cancelar link"
          cancelLabel="Manter"
          danger
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(asked.id, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        >
          Quem recebeu este link não o abre mais. Essa ação não poderá ser desfeita.
          <Text fw={600} mt="xs">
            {asked.title}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}

function openingsOf({ openings, last_opening: last }: SharedLink): string {
  if (!last) return "Ainda não foi aberto";
  const count = openings === 1 ? "Aberto 1 vez" : `Aberto ${openings} vezes`;
  return `${count}, a última em ${instantOf(last.opened_at)}${last.device ? ` (${last.device})` : ""}`;
}
