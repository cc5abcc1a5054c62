import { Stack, Text, Title } from "@mantine/core";
import { useMatches } from "@tanstack/react-router";
import { Icon } from "../ui/Icon.tsx";
import { usePageTitle } from "../use-page-title.ts";

/** What each screen that is still to come will be for, by its title. */
const WILL_SHOW: Readonly<Record<string, string>> = {
  Dashboard: "faturamento, formas de pagamento e situação dos pagamentos",
  LandingPage: "o editor da sua página pública",
  Personais: "a lista dos personais, com busca, filtros e planilha",
  Personal: "os dados e os pagamentos do personal",
  Exercícios: "o catálogo de exercícios",
  Biblioteca: "os treinos prontos para reutilizar",
  Tutoriais: "os vídeos de uso do sistema e das fotos posturais",
  "Grupos Musculares": "os grupos musculares e seus desvios posturais",
  "Novo grupo muscular": "o cadastro de um grupo muscular",
  "Grupo muscular": "o grupo muscular, seus desvios posturais e exercícios",
  Microciclos: "as semanas do mesociclo",
};

/** An address whose screen is still to come; the route says what will be there. */
export function PlaceholderScreen() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? "";
  const willShow = WILL_SHOW[title];
  usePageTitle(title);
  return (
    <Stack align="center" gap="xs" py="xl" ta="center">
      <Text c="dimmed" component="span" lh={0}>
        <Icon name="clock" size={32} />
      </Text>
      <Title order={1}>{title}</Title>
      <Text fw={600}>Em construção</Text>
      <Text c="dimmed" maw="48ch">
        {willShow ? `O que haverá aqui: ${willShow}. ` : ""}Esta tela ainda não está disponível.
      </Text>
    </Stack>
  );
}
