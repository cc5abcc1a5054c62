import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { NothingMatches } from "../../../ui/list/NothingMatches.tsx";
import { Pages } from "../../../ui/list/Pages.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { ownPlansQuery, PLANS_PER_PAGE, type Plan, useRemovePlan } from "./data.ts";
import { PlanCard } from "./PlanCard.tsx";
import { PlanGroupCard } from "./PlanGroupCard.tsx";
import classes from "./PlansScreen.module.css";
import { groupsByName } from "./plan-groups.ts";
import { planPages } from "./plan-pages.ts";
import { planSearch } from "./plan-search.ts";

export function PlansScreen() {
  const role = roleOf(useCurrentUser());
  const { form } = planPages(role);
  const { q = "", pagina = 1 } = planSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(ownPlansQuery({ search: q, page: pagina }));
  const [removed, setRemoved] = useState<Plan>();
  usePageTitle("Planos");

  const toPage = (page: number) =>
    void navigate({ to: ".", search: { ...(q && { q }), ...(page > 1 && { pagina: page }) } });
  const add = (
    <Button leftSection={<Icon name="plus" size={18} />} renderRoot={(props) => <Link {...props} to={form} />}>
      Novo plano
    </Button>
  );

  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <ListTitle title="Planos" noun="planos" total={data?.total} />
        {add}
      </Group>
      <Group>
        <SearchField
          q={q}
          label="Buscar planos"
          placeholder="Busque por nome ou valor"
          onSearch={(text) => void navigate({ to: ".", search: text ? { q: text } : {}, replace: true })}
        />
      </Group>
      {!data && !error && <RowsSkeleton rows={4} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {data?.total === 0 &&
        (q ? (
          <NothingMatches
            title="Nenhum plano encontrado"
            onAll={() => navigate({ to: ".", search: {}, replace: true })}
          >
            Nenhum plano combina com a busca.
          </NothingMatches>
        ) : (
          <EmptyState title="Nenhum plano encontrado" action={add}>
            {EMPTY[role === "admin" ? "admin" : "trainer"]}
          </EmptyState>
        ))}
      {data && data.total > 0 && (
        <>
          <ul className={`${classes.cards} ${role === "admin" ? classes.groups : ""}`}>
            {role === "admin"
              ? groupsByName(data.results).map((plans) => (
                  <PlanGroupCard key={plans[0].id} plans={plans} form={form} onRemove={setRemoved} />
                ))
              : data.results.map((plan) => (
                  <PlanCard key={plan.id} plan={plan} form={form} onRemove={() => setRemoved(plan)} />
                ))}
          </ul>
          <Pages page={pagina} pages={Math.ceil(data.total / PLANS_PER_PAGE)} onPage={toPage} />
        </>
      )}
      {removed && (
        <RemovePlan
          plan={removed}
          onRemoved={() => data?.results.length === 1 && pagina > 1 && toPage(pagina - 1)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}

const EMPTY = {
  admin: "Os planos que os personais assinam aparecem aqui.",
  trainer: "Os planos que você vende aos seus alunos aparecem aqui: mensal, bimestral, semestral ou anual.",
} as const;

interface RemoveProps {
  readonly plan: Plan;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

function RemovePlan({ plan, onRemoved, onClose }: RemoveProps) {
  const remove = useRemovePlan();
  return (
    <ConfirmDialog
      opened
      confirmLabel="Remover"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(plan.id, { onSuccess: onRemoved, onSettled: onClose })}
      onCancel={onClose}
    >
      Deseja remover o plano selecionado? Essa ação não poderá ser desfeita
      <Text fw={600} mt="xs">
        {plan.name}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {plan.personal_id === null
          ? "Quem o assina continua até o fim do período pago e depois escolhe outro."
          : "Quem já tem o plano continua com ele, pelo mesmo valor."}
      </Text>
    </ConfirmDialog>
  );
}
