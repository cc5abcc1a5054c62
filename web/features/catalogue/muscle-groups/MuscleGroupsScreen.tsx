import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { RemoveDialog } from "../../../ui/dialog/RemoveDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { groupsQuery, type MuscleGroupWithDeviations, useRemoveGroup } from "./data.ts";
import classes from "./MuscleGroupsScreen.module.css";

export function MuscleGroupsScreen() {
  const { data: groups, error, refetch, isFetching } = useQuery(groupsQuery);
  const [removed, setRemoved] = useState<MuscleGroupWithDeviations>();
  usePageTitle("Grupos musculares");

  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <ListTitle title="Grupos musculares" noun="grupos musculares" total={groups?.length} />
        <NewGroup />
      </Group>
      {error && !groups && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!error && !groups && <RowsSkeleton />}
      {groups?.length === 0 && (
        <EmptyState title="Não há itens cadastrados" action={<NewGroup />}>
          Os grupos musculares que você cadastrar aparecem aqui e no cadastro dos exercícios.
        </EmptyState>
      )}
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm" m={0} p={0}>
        {groups?.map((group) => (
          <GroupCard key={group.id} group={group} onRemove={() => setRemoved(group)} />
        ))}
      </SimpleGrid>
      {removed && <RemoveGroup group={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}

function NewGroup() {
  const phone = useUpTo("sm");
  return (
    <Button
      leftSection={<Icon name="plus" size={18} />}
      aria-label="Novo grupo muscular"
      renderRoot={(props) => <Link {...props} to="/admin/configuracoes/grupos_musculares/form" />}
    >
      {phone ? "Novo" : "Novo grupo muscular"}
    </Button>
  );
}

interface CardProps {
  readonly group: MuscleGroupWithDeviations;
  readonly onRemove: () => void;
}

const GroupCard = ({ group: { id, name, postural_deviations }, onRemove }: CardProps) => (
  <Card component="li" withBorder p="md" className={classes.card ?? ""}>
    <Group wrap="nowrap" gap="xs" justify="space-between" align="flex-start">
      <div className={classes.text}>
        <Link
          to="/admin/configuracoes/grupos_musculares/detalhe/$id"
          params={{ id: String(id) }}
          className={classes.name}
        >
          {name}
        </Link>
        <Text size="sm" c="dimmed" className="figures">
          {countOf(postural_deviations.length)}
        </Text>
      </div>
      <ActionIcon
        variant="subtle"
        size={44}
        className={classes.action ?? ""}
        aria-label={`Remover ${name}`}
        onClick={onRemove}
      >
        <Icon name="trash" size={18} />
      </ActionIcon>
    </Group>
  </Card>
);

const countOf = (deviations: number): string => {
  if (deviations === 0) return "Sem desvios posturais";
  return deviations === 1 ? "1 desvio postural" : `${deviations} desvios posturais`;
};

interface RemovalProps {
  readonly group: MuscleGroupWithDeviations;
  readonly onClose: () => void;
}

function RemoveGroup({ group: { id, name }, onClose }: RemovalProps) {
  const remove = useRemoveGroup();
  return (
    <RemoveDialog
      question="Deseja remover o grupo muscular selecionado? Essa ação não poderá ser desfeita"
      name={name}
      busy={remove.isPending}
      onRemove={() => remove.mutate(id, { onSettled: onClose })}
      onClose={onClose}
    >
      Os desvios do grupo saem das listas com ele. Exercícios, treinos e testes de força que já usam o grupo continuam
      com ele.
    </RemoveDialog>
  );
}
