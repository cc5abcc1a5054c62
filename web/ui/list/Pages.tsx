import { Button, Group, Text } from "@mantine/core";

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pages({ page, pages, onPage }: Props) {
  if (pages < 2) return null;
  return (
    <Group justify="space-between" component="nav" aria-label="Páginas">
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Anterior
      </Button>
      <Text size="sm" className="figures">
        Página {page} de {pages}
      </Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Próxima
      </Button>
    </Group>
  );
}
