import { Button, Collapse, Table, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { PERCENT_OF_MAXIMUM } from "#domain/assessment/strength/percent-of-maximum.ts";

export function PercentTable() {
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button variant="subtle" aria-expanded={opened} onClick={toggle}>
        {opened ? "Ocultar a tabela de % de 1RM" : "Ver a tabela de % de 1RM"}
      </Button>
      <Collapse expanded={opened}>
        <Table maw={360} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Repetições</Table.Th>
              <Table.Th>% de 1RM</Table.Th>
              <Table.Th>Objetivo</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {PERCENT_OF_MAXIMUM.map(({ repetitions, percent, goal }) => (
              <Table.Tr key={repetitions}>
                <Table.Td>{repetitions}</Table.Td>
                <Table.Td>{percent}%</Table.Td>
                <Table.Td>{goal}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Text size="xs" c="dimmed" mt={4}>
          Fonte: Baechle e Earle (NSCA), 2008.
        </Text>
      </Collapse>
    </div>
  );
}
