import { Badge, Button, Skeleton, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { todayQuery } from "./data.ts";
import { StudentTask } from "./StudentTask.tsx";
import classes from "./TodaysTasks.module.css";
import { type Task, tasksOf } from "./tasks.ts";

const CHOSEN_KEY = "prumo.today";
const FOLDED = "";

/** At most one task is unfolded, which this browser remembers. */
export function TodaysTasks() {
  const id = useId();
  const today = useQuery(todayQuery);
  const tasks = today.data ? tasksOf(today.data) : [];
  const { unfolded, toggle } = useUnfolded(tasks);
  if (!today.data)
    return (
      today.error && (
        <ReadFailure onRetry={() => void today.refetch()}>Não foi possível ler o que fazer hoje.</ReadFailure>
      )
    );
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h5" id={id} className={classes.title ?? ""}>
          O que fazer hoje
        </Title>
        <div className={classes.tasks}>
          {tasks.map((task) => (
            <Button
              key={task.label}
              variant={task === unfolded ? "light" : "default"}
              className={classes.task ?? ""}
              aria-expanded={task === unfolded}
              aria-controls={`${id}-list`}
              rightSection={
                <Badge color={task.isPressing ? "danger" : "gray"} className="figures">
                  {task.count}
                </Badge>
              }
              onClick={() => toggle(task)}
            >
              {task.label}
            </Button>
          ))}
          <Button
            variant="subtle"
            className={classes.task ?? ""}
            renderRoot={(button) => <Link to="/inicio/sem-sinal" {...button} />}
          >
            Levar offline
          </Button>
        </div>
      </div>
      <div id={`${id}-list`}>{unfolded && <Students key={unfolded.label} task={unfolded} />}</div>
    </section>
  );
}

/** As high as two rows of students are, or the line of tasks alone. */
export const AwaitedTasks = () => (
  <Skeleton className={classes.awaited ?? ""} data-folded={readChosen() === FOLDED || undefined} radius="md" />
);

const readChosen = () => localStorage.getItem(CHOSEN_KEY);

function useUnfolded(tasks: readonly Task[]) {
  const [chosen, setChosen] = useState(readChosen);
  const unfolded = chosen === FOLDED ? undefined : (tasks.find(({ label }) => label === chosen) ?? tasks[0]);
  const toggle = (task: Task) => {
    const next = task === unfolded ? FOLDED : task.label;
    localStorage.setItem(CHOSEN_KEY, next);
    setChosen(next);
  };
  return { unfolded, toggle };
}

function Students({ task: { title, count, students } }: { readonly task: Task }) {
  const first = useUpTo("sm") ? 2 : 3;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? students : students.slice(0, first);
  const hidden = students.length - shown.length;
  return (
    <>
      <ul className={classes.students} aria-label={title}>
        {shown.map((student) => (
          <StudentTask key={student.id} student={student} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="subtle"
          color="gray"
          aria-label={`${title}: mostrar mais ${hidden}`}
          onClick={() => setWhole(true)}
        >
          Mostrar mais {hidden}
        </Button>
      )}
      {isWhole && count > students.length && (
        <Text size="sm" c="dimmed" p="xs">
          e mais {count - students.length}
        </Text>
      )}
    </>
  );
}
