import { Anchor, Badge, Box, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Training } from "#contract/prescription/trainings.ts";
import { type DayVolume, volumeOfTraining, volumePerWeek, volumePerWeekday } from "#domain/training/weekly/volume.ts";
import { useGoTo } from "../editor/training-place.ts";
import { todayIn } from "../editor/training-plan.ts";
import { useEditor, usePlan } from "../editor/use-trainings.ts";
import classes from "./WeekOverview.module.css";

interface Props {
  readonly trainings: readonly Training[];
}

const sets = (count: number) => `${count} ${count === 1 ? "série" : "séries"}`;

export function WeekOverview({ trainings }: Props) {
  const plan = usePlan();
  const volumes = trainings.map(volumeOfTraining);
  const total = volumePerWeek(volumes);
  const strip = useRef<HTMLUListElement>(null);
  const today = todayIn(plan);

  useEffect(() => {
    const card = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && card) strip.current.scrollLeft = card.offsetLeft - strip.current.offsetLeft - 16;
  }, []);

  return (
    <Stack component="section" gap="sm" aria-labelledby="week-heading">
      <Title order={3} size="h4" id="week-heading">
        Semana de treino
      </Title>
      {/* A sideways scroller must be reachable with the arrow keys: hence the tab stops. */}
      <Box component="ul" ref={strip} className={classes.week} tabIndex={0} aria-label="Dias da semana">
        {volumePerWeekday(volumes).map((day) => (
          <DayCard key={day.weekday.value} day={day} isToday={day.weekday.value === today} trainings={trainings} />
        ))}
      </Box>
      <div className={classes.total}>
        <Text fw={600} size="sm">
          Total da Semana
        </Text>
        {total.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nenhuma série de exercício resistido.
          </Text>
        ) : (
          <Box component="ul" className={classes.sums} tabIndex={0} aria-label="Totais por grupo muscular">
            {total.map((group) => (
              <li key={group.id}>
                {group.name} <b>{sets(group.sets)}</b>
              </li>
            ))}
          </Box>
        )}
      </div>
    </Stack>
  );
}

interface DayProps extends Props {
  readonly day: DayVolume;
  readonly isToday: boolean;
}

function DayCard({ day: { weekday, groups, emptyText }, isToday, trainings }: DayProps) {
  const { keyOf } = useEditor();
  const go = useGoTo();
  const ofDay = trainings.filter(({ weekdays }) => weekdays.includes(weekday.value));
  return (
    <li className={classes.day} {...(isToday && { "aria-current": "date" })} data-rest={ofDay.length === 0}>
      <div className={classes.dayName}>
        {weekday.name.replace("-feira", "")}
        {isToday && (
          <Badge size="sm" variant="filled" tt="none">
            Hoje
          </Badge>
        )}
      </div>
      {ofDay.map(({ id, name }) => (
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
              <span title={sets(group.sets)}>{group.sets}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
