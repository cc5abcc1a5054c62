import { Button, Card, Skeleton, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { todayQuery } from "./data.ts";
import { TaskCard } from "./TaskCard.tsx";
import classes from "./TodaySection.module.css";
import { tasksOf } from "./tasks.ts";

export function TodaySection() {
  const id = useId();
  const { data, error, refetch, isFetching } = useQuery(todayQuery);
  const tasks = data && tasksOf(data);
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id}>
          O que fazer hoje
        </Title>
        <Text size="sm" c="dimmed" className="figures" role="status">
          {tasks && tasks.length > 0 && taskCountText(tasks.reduce((sum, { count }) => sum + count, 0))}
        </Text>
      </div>
      {!data && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!data && !error && <TasksSkeleton />}
      {tasks?.length === 0 && (
        <Card withBorder padding={0}>
          <EmptyState
            icon="check"
            title="Tudo em dia!"
            action={
              <Button component={Link} to="/inicio/alunos" variant="default">
                Ver alunos
              </Button>
            }
          >
            Nenhum aluno espera por você agora. Uma dor relatada, uma avaliação vencida ou um pagamento em atraso
            aparece aqui.
          </EmptyState>
        </Card>
      )}
      {tasks && tasks.length > 0 && (
        <div className={classes.tasks}>
          {tasks.map((task) => (
            <TaskCard key={task.title} task={task} />
          ))}
        </div>
      )}
    </section>
  );
}

const taskCountText = (count: number) => (count === 1 ? "1 pendência" : `${count} pendências`);

const TasksSkeleton = () => (
  <Loading>
    <div className={classes.tasks}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} height={220} radius="md" />
      ))}
    </div>
  </Loading>
);
