import { Accordion, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { TUTORIAL_TYPES } from "#domain/tutorial-types.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { VideoPreview } from "../../../ui/VideoPreview.tsx";
import { type Tutorial, tutorialsQuery } from "./data.ts";
import { NoTutorials } from "./NoTutorials.tsx";
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
        empty={
          <NoTutorials search={search} onAll={() => navigate({ to: ".", search: {}, replace: true })}>
            Os tutoriais da plataforma aparecem aqui.
          </NoTutorials>
        }
        end="Não há mais itens cadastrados"
      >
        {(tutorials) => (
          <Accordion
            variant="separated"
            order={3}
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
            {TUTORIAL_TYPES.map(({ value, label }) => (
              <TutorialsOfType
                key={value}
                label={label}
                tutorials={tutorials.filter(({ tutorial_type }) => tutorial_type === value)}
                opened={aberto}
              />
            ))}
          </Accordion>
        )}
      </InfiniteList>
    </NarrowScreen>
  );
}

interface OfTypeProps {
  readonly label: string;
  readonly tutorials: readonly Tutorial[];
  readonly opened: string | null;
}

function TutorialsOfType({ label, tutorials, opened }: OfTypeProps) {
  if (tutorials.length === 0) return null;
  return (
    <section aria-label={label}>
      <Title order={2} size="h5" mt="sm" mb="xs">
        {label}
      </Title>
      {tutorials.map((tutorial) => (
        <Accordion.Item key={tutorial.id} value={String(tutorial.id)} mb={8}>
          <Accordion.Control>{tutorial.name}</Accordion.Control>
          <Accordion.Panel>{opened === String(tutorial.id) && <TutorialText tutorial={tutorial} />}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </section>
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
