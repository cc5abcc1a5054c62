import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  /** In the plural, as in "Total de alunos: 12". */
  readonly noun: string;
  readonly total: number | undefined;
  readonly children?: ReactNode;
}

export const ListTitle = ({ title, noun, total, children }: Props) => (
  <div>
    <Title order={1}>{title}</Title>
    {children}
    <Text size="sm" c="dimmed" className="figures" mih={22} role="status">
      {total !== undefined && `Total de ${noun}: ${total}`}
    </Text>
  </div>
);
