import { Group, Radio } from "@mantine/core";
import { ACCENTS, type Accent } from "#domain/landing-page/accents.ts";
import classes from "./AccentChoice.module.css";

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const ALL = Object.entries(ACCENTS) as [Accent, string][];

export const AccentChoice = ({ value, onChange }: Props) => (
  <Radio.Group label="Cor de destaque" value={value} onChange={onChange}>
    <Group gap="xs" mt={6}>
      {ALL.map(([accent, label]) => (
        <Radio.Card key={accent} value={accent} className={classes.card ?? ""}>
          <Group gap="sm" wrap="nowrap">
            <Radio.Indicator />
            <span className={classes.swatch} data-accent={accent} />
            {label}
          </Group>
        </Radio.Card>
      ))}
    </Group>
  </Radio.Group>
);
