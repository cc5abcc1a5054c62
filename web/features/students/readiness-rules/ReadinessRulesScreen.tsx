import { ActionIcon, Badge, Button, Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { RULE_PLACES } from "#domain/students/readiness/kit-rules.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { type ReadinessRule, rulesQuery } from "./data.ts";
import { RuleDialog } from "./RuleDialog.tsx";
import { ruleSentences } from "./rule-form.ts";

const TITLE = "Documentos de prontidão";
const NEW = "nova";

const route = getRouteApi("/signed-in/admins/admin/configuracoes/documentos");

export function ReadinessRulesScreen() {
  const { aberto } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: rules, error, refetch, isFetching } = useQuery(rulesQuery);
  usePageTitle(TITLE);
  const open = (opened: string | undefined) => void navigate({ search: { aberto: opened }, replace: true });
  const [standard] = rules ?? [];
  const edited = aberto === NEW ? standard : rules?.find(({ state }) => state === aberto);
  return (
    <NarrowScreen>
      <Group justify="space-between" align="flex-start">
        <div style={{ flex: "1 1 16rem", minWidth: 0 }}>
          <Title order={1}>{TITLE}</Title>
          <Text size="sm" c="dimmed">
            O que o aluno assina ou envia antes de treinar, por idade e pelo estado do personal. Mudar uma regra não
            muda a validade do que já foi assinado.
          </Text>
        </div>
        <Button leftSection={<Icon name="plus" size={18} />} onClick={() => open(NEW)}>
          Novo estado
        </Button>
      </Group>
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!rules && !error && <RowsSkeleton rows={3} />}
      <Stack gap="sm" component="ul" p={0} m={0}>
        {rules?.map((rule) => (
          <RuleCard key={rule.state} rule={rule} onEdit={() => open(rule.state)} />
        ))}
      </Stack>
      {rules && edited && (
        <RuleDialog
          key={aberto}
          rule={edited}
          isNew={aberto === NEW}
          taken={rules.map(({ state }) => state)}
          onClose={() => open(undefined)}
        />
      )}
    </NarrowScreen>
  );
}

function RuleCard({ rule, onEdit }: { readonly rule: ReadinessRule; readonly onEdit: () => void }) {
  const name = RULE_PLACES[rule.state];
  return (
    <Card component="li" withBorder p="md" style={{ listStyle: "none" }}>
      <Group wrap="nowrap" align="flex-start" gap="xs">
        <div style={{ flex: 1, minWidth: 0 }}>
          <Group gap="xs">
            <Title order={2} size="h4">
              {name}
            </Title>
            {rule.is_changed && <Badge variant="light">Alterada</Badge>}
          </Group>
          <List size="sm" mt={4}>
            {ruleSentences(rule).map((sentence) => (
              <List.Item key={sentence}>{sentence}</List.Item>
            ))}
          </List>
          <Text size="sm" c="dimmed" mt={4}>
            Vale {rule.months} {rule.months === 1 ? "mês" : "meses"}. {rule.law}, conferida em{" "}
            {formatDate(rule.checked_on)}.
          </Text>
        </div>
        <ActionIcon variant="subtle" size={44} aria-label={`Editar ${name}`} onClick={onEdit}>
          <Icon name="edit" size={18} />
        </ActionIcon>
      </Group>
    </Card>
  );
}
