import { Accordion, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { VideoPreview } from "../../../ui/VideoPreview.tsx";
import { type Tutorial, tutorialsQuery } from "./data.ts";
import { TutorialFilters } from "./TutorialFilters.tsx";
import { tutorialSearch } from "./tutorial-search.ts";

export function TutorialsScreen() {
  const search = tutorialSearch(useSearch({ strict: false }));
  const { q = "", tipo, aberto = null } = search;
  const navigate = useNavigate();
  const query = useInfiniteQuery(tutorialsQuery({ q, type: tipo }));
  usePageTitle("Tutoriais");

  return (
    <NarrowScreen>
      <div>
        <Title order={1}>Tutoriais</Title>
        <Text size="sm" c="dimmed">
          Como usar o sistema e como fotografar a postura
        </Text>
      </div>
      <TutorialFilters search={search} onChange={(changed) => navigate({ to: ".", search: changed, replace: true })} />
      <InfiniteList
        query={query}
        rowsOf={({ tutorials }) => tutorials}
        empty={<EmptyState title="Não há itens cadastrados">Nenhum tutorial combina com a busca.</EmptyState>}
        end="Não há mais itens cadastrados"
      >
        {(tutorials) => (
          <Accordion
            variant="separated"
            order={2}
            value={aberto}
            onChange={(opened) =>
              navigate({
                to: ".",
                search: { ...(q && { q }), ...(tipo && { tipo }), ...(opened && { aberto: opened }) },
                replace: true,
                resetScroll: false,
              })
            }
          >
            {tutorials.map((tutorial) => (
              <Accordion.Item key={tutorial.id} value={String(tutorial.id)}>
                <Accordion.Control>{tutorial.name}</Accordion.Control>
                <Accordion.Panel>
                  {aberto === String(tutorial.id) && <TutorialText tutorial={tutorial} />}
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
      </InfiniteList>
    </NarrowScreen>
  );
}

function TutorialText({ tutorial: { name, description, link } }: { readonly tutorial: Tutorial }) {
  return (
    <Stack gap="sm" maw="72ch">
      {link && <VideoPreview link={link} title={name} />}
      {description.split(/\n{2,}/).map((paragraph) => (
        <Text key={paragraph} style={{ whiteSpace: "pre-line" }}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
