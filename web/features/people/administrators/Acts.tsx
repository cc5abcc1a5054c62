import { Card, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { type Act, actsQuery } from "./data.ts";

/** The log of the whole administration. */
export function Acts() {
  const acts = useInfiniteQuery(actsQuery);
  return (
    <Stack component="section" gap="sm" aria-labelledby="atos">
      <div>
        <Title order={2} size="h3" id="atos">
          Registro da administração
        </Title>
        <Text size="sm" c="dimmed">
          O que cada administrador fez. Ninguém altera nem apaga este registro.
        </Text>
      </div>
      <InfiniteList
        query={acts}
        rowsOf={(page) => page.acts}
        empty={<EmptyState title="Nenhum ato ainda">O que os administradores fizerem aparece aqui.</EmptyState>}
      >
        {(rows) => (
          <Stack component="ul" gap="xs" m={0} p={0}>
            {rows.map((act) => (
              <Card key={act.id} component="li" withBorder padding="sm" style={{ listStyle: "none" }}>
                <Text>
                  {act.summary}
                  {OUTCOMES[act.outcome]}
                </Text>
                <Text size="sm" c="dimmed" className="figures" title={act.address}>
                  {[
                    act.administrator.fullname ?? `Administrador ${act.administrator.id}`,
                    instantOf(act.happened_at),
                    ...numbersIn(act.address),
                  ].join(" · ")}
                </Text>
              </Card>
            ))}
          </Stack>
        )}
      </InfiniteList>
    </Stack>
  );
}

/** The ids tell which record was acted on; no more of an address is for people. */
const numbersIn = (address: string): string[] =>
  address.split("/").flatMap((part) => (/^\d+$/.test(part) ? `nº ${part}` : []));

const OUTCOMES: Readonly<Record<Act["outcome"], string>> = {
  done: "",
  refused: " (recusado)",
  unknown: " (sem desfecho)",
};
