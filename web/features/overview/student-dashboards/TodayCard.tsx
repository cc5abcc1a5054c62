import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../../ui/Icon.tsx";
import type { NextTraining } from "./data.ts";
import classes from "./TodayCard.module.css";
import type { todayText } from "./today-text.ts";

interface Props {
  readonly text: NonNullable<ReturnType<typeof todayText>>;
  readonly next: NextTraining | null;
  readonly onPrescription: (next: NextTraining) => void;
}

export function TodayCard({ text: { title, lines, isDue }, next, onPrescription }: Props) {
  return (
    <section className={classes.card} aria-labelledby="hoje" data-due={isDue || undefined}>
      <div className={classes.text}>
        <Title order={1} fz="1.375rem" lh={1.3} id="hoje">
          {title}
        </Title>
        {lines.map((line) => (
          <Text key={line} c="dimmed" className="figures">
            {line}
          </Text>
        ))}
      </div>
      {next && (
        <div className={classes.actions}>
          <Button
            size="lg"
            component={Link}
            to="/inicio/treino"
            variant={isDue ? "filled" : "default"}
            leftSection={<Icon name="dumbbell" />}
          >
            Treinar agora
          </Button>
          <Button size="lg" variant="default" onClick={() => onPrescription(next)}>
            Ver prescrição
          </Button>
        </div>
      )}
    </section>
  );
}
