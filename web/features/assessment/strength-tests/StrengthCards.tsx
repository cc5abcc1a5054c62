import { Card, Group, SimpleGrid, Text, Title } from "@mantine/core";
import type { StrengthTest } from "./data.ts";
import { derivedTexts } from "./derived-texts.ts";
import classes from "./StrengthCards.module.css";
import { type FieldProps, StrengthInput } from "./StrengthFields.tsx";
import { StrengthHistory } from "./StrengthHistory.tsx";
import { rowOf, type TypedRows } from "./strength-rows.ts";

interface Props extends Pick<FieldProps, "onType"> {
  readonly tests: readonly StrengthTest[];
  readonly typed: TypedRows;
}

export const StrengthCards = ({ tests, typed, onType }: Props) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
    {tests.map((test) => (
      <StrengthCard key={test.id} test={test} row={rowOf(test, typed)} onType={onType} />
    ))}
  </SimpleGrid>
);

function StrengthCard({ test, row, onType }: FieldProps) {
  const { epley, brzycki, suggested, hasFigures } = derivedTexts(row);
  const input = (field: Parameters<typeof StrengthInput>[0]["field"]) => (
    <StrengthInput test={test} row={row} onType={onType} field={field} withLabel />
  );
  return (
    <Card withBorder padding="sm" component="section" aria-label={test.muscle_group.name}>
      <Group justify="space-between" wrap="nowrap" mih={44}>
        <Title order={3} size="h5">
          {test.muscle_group.name}
        </Title>
        <StrengthHistory test={test} />
      </Group>
      {input("exercise_name")}
      <div className={classes.figures}>
        {input("repetitions")}
        {input("weight")}
        {input("percentage")}
      </div>
      {hasFigures && (
        <dl className={classes.derived}>
          <Derived label="Carga sugerida" text={suggested} />
          <Derived label="1RM Epley" text={epley} />
          <Derived label="1RM Brzycki" text={brzycki} />
        </dl>
      )}
    </Card>
  );
}

const Derived = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div>
    <Text component="dt" size="xs" c="dimmed">
      {label}
    </Text>
    <Text component="dd" size="sm" fw={600} m={0}>
      {text}
    </Text>
  </div>
);
