import { List, Text } from "@mantine/core";

/** They tell what the product does, so that they stay true whatever the terms say in detail. */
const LINES = [
  "Seus dados são seus: você pode baixar uma cópia ou pedir a exclusão quando quiser.",
  "Dados de saúde são vistos pelo aluno e pelo personal dele; quando o suporte ajuda, cada acesso fica registrado.",
  "Quem paga pelo sistema é o personal. Para o aluno, usar não custa nada.",
] as const;

export const TermsSummary = () => (
  <section aria-label="Resumo dos termos">
    <List spacing={4} size="sm">
      {LINES.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
    <Text size="sm" c="dimmed" mt="xs">
      É um resumo: o que vale é o texto a seguir.
    </Text>
  </section>
);
