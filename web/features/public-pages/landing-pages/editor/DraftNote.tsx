import { Alert, Button, Group, Text } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";

export const DraftNote = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <Alert variant="light" color="gray" icon={<Icon name="clock" size={18} />}>
    <Group justify="space-between" gap="xs">
      <Text size="sm">Continuamos de onde você parou. Isto ainda não foi salvo.</Text>
      <Button variant="default" onClick={onDiscard}>
        Descartar rascunho
      </Button>
    </Group>
  </Alert>
);
