import { Button, Card, Group, Text } from "@mantine/core";

interface Props {
  readonly version: number;
  readonly inForce: boolean;
  readonly about: string;
  readonly onRead: (version: number) => void;
}

export function VersionCard({ version, inForce, about, onRead }: Props) {
  return (
    <Card withBorder px="md" py="xs">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>
            Versão {version}
            {inForce && " (em vigor)"}
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {about}
          </Text>
        </div>
        <Button
          variant="subtle"
          size="sm"
          h={44}
          onClick={() => onRead(version)}
          aria-label={`Ler a versão ${version}`}
        >
          Ler
        </Button>
      </Group>
    </Card>
  );
}
