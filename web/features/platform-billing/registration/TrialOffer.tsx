import { Button, Group, Paper, Text } from "@mantine/core";

interface Props {
  readonly days: number;
}

/** The product is seen before it is paid. */
export const TrialOffer = ({ days, onTry }: Props & { readonly onTry: () => void }) => (
  <Paper withBorder p="md" component="section" aria-label="Teste sem pagar">
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600} className="figures">
          Teste por {days} dias, sem cartão
        </Text>
        <Text size="sm" c="dimmed">
          Tudo funciona. Você escolhe o plano depois, e nada é cobrado sem você pedir.
        </Text>
      </div>
      <Button onClick={onTry}>Testar sem pagar</Button>
    </Group>
    <Text size="sm" mt="sm">
      Ou escolha um plano agora:
    </Text>
  </Paper>
);

export const TrialSummary = ({ days }: Props) => (
  <Paper withBorder px="md" py="sm" component="section" aria-label="Resumo do teste">
    <Text fw={600} className="figures">
      Teste de {days} dias
    </Text>
    <Text size="sm">Sem cartão. Nada é cobrado.</Text>
  </Paper>
);
