import { Anchor, Badge, Box, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { setsText } from "#domain/training/check/entry-text.ts";
import {
  type DayVolume,
  volumeOfTraining,
  volumePerTraining,
  volumePerWeek,
  volumePerWeekday,
} from "#domain/training/weekly/volume.ts";
import { useGoTo } from "../editor/training-place.ts";
import { nextIn, todayIn } from "../editor/training-plan.ts";
import { useEditor, usePlan } from "../editor/use-trainings.ts";
import classes from "./WeekOverview.module.css";

interface Props {
  readonly trainings: readonly (Training & { readonly times_a_week?: number })[];
}

/** The days of a week or, of a sequence, its trainings in their order. */
export function WeekOverview({ trainings }: Props) {
  const plan = usePlan();
  const isSequence = plan.cycle?.sequence !== undefined;
  const volumes = trainings.map(volumeOfTraining);
  const total = volumePerWeek(volumes);
  const strip = useRef<HTMLUListElement>(null);
  const today = todayIn(plan);
  const cards = volumePerTraining(volumes);

  useEffect(() => {
    const card = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && card) strip.current.scrollLeft = card.offsetLeft - strip.current.offsetLeft - 16;
  }, []);

  return (
    <Stack component="section" gap="sm" aria-labelledby="week-heading">
      <Title order={3} size="h4" id="week-heading">
        {isSequence ? "Sequência de treinos" : "Semana de treino"}
      </Title>
      {/* A sideways scroller must be reachable with the arrow keys: hence the tab stops. */}
      <Box
        component="ul"
        ref={strip}
        className={classes.week}
        tabIndex={0}
        aria-label={isSequence ? "Treinos da sequência" : "Dias da semana"}
      >
        {isSequence
          ? trainings.map((training, index) => {
              const isNext = training.id === nextIn(plan);
              return (
                <Card
                  key={training.id}
                  head={`${index + 1}º`}
                  badge={isNext ? "Próximo" : undefined}
                  trainings={[training]}
                  volume={cards[index]}
                />
              );
            })
          : volumePerWeekday(volumes).map((day) => (
              <Card
                key={day.weekday.value}
                head={day.weekday.name.replace("-feira", "")}
                badge={day.weekday.value === today ? "Hoje" : undefined}
                trainings={trainings.filter(({ weekdays }) => weekdays.includes(day.weekday.value))}
                volume={day}
              />
            ))}
      </Box>
      <div className={classes.total}>
        <Text fw={600} size="sm">
          {isSequence ? "Por semana, em média" : "Total da Semana"}
        </Text>
        {total.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nenhuma série de exercício resistido.
          </Text>
        ) : (
          <Box component="ul" className={classes.sums} tabIndex={0} aria-label="Totais por grupo muscular">
            {total.map((group) => (
              <li key={group.id}>
                {group.name} <b>{setsText(group.sets)}</b>
              </li>
            ))}
          </Box>
        )}
      </div>
    </Stack>
  );
}

interface CardProps extends Props {
  readonly head: string;
  readonly badge: "Hoje" | "Próximo" | undefined;
  readonly volume: Pick<DayVolume, "groups" | "emptyText"> | undefined;
}

const CURRENT = { Hoje: "date", Próximo: "step" } as const;

function Card({ head, badge, volume, trainings }: CardProps) {
  const { keyOf } = useEditor();
  const go = useGoTo();
  const { groups = [], emptyText = null } = volume ?? {};
  return (
    <li className={classes.day} {...(badge && { "aria-current": CURRENT[badge] })} data-rest={trainings.length === 0}>
      <div className={classes.dayName}>
        {head}
        {badge && (
          <Badge size="sm" variant="filled" tt="none">
            {badge}
          </Badge>
        )}
      </div>
      {trainings.map(({ id, name }) => (
        <Anchor
          key={keyOf(id)}
          component="button"
          type="button"
          className={classes.name}
          onClick={() => go({ trainingId: id })}
        >
          {name}
        </Anchor>
      ))}
      {emptyText ? (
        <Text size="sm" c="dimmed">
          {emptyText}
        </Text>
      ) : (
        <ul className={classes.groups}>
          {groups.map((group) => (
            <li key={group.id}>
              <span>{group.name}</span>
              <span title={setsText(group.sets)}>{group.sets}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
