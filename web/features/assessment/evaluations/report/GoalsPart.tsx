import { Box, Progress, Text, Title } from "@mantine/core";
import { goalBasis } from "#contract/assessment/goal-basis.ts";
import { goalProgress, goalText, progressText } from "#domain/assessment/goals/goal.ts";
import type { CycleEvaluation } from "../data.ts";

/** Each goal with what was reached of it on the day of the evaluation. */
export function GoalsPart({
  evaluation: { goals, evaluated_items, evaluated_on, evaluated_person },
}: {
  readonly evaluation: CycleEvaluation;
}) {
  if (goals.length === 0 || !evaluated_items || !evaluated_on || !evaluated_person) return null;
  const basis = goalBasis(evaluated_items, evaluated_on);
  return (
    <section aria-labelledby="goals-title">
      <Title order={3} size="h5" id="goals-title" mb={4}>
        Metas
      </Title>
      {goals.map((goal) => {
        const progress = goalProgress(goal, basis, evaluated_person.is_pregnant);
        const words = progressText(goal, progress);
        return (
          <Box key={goal.kind} mb="sm">
            <Text fw={500} size="sm">
              {goalText(goal)}
            </Text>
            {progress.percent !== null && <Progress value={progress.percent} my={6} aria-label={words} />}
            <Text size="sm" c="dimmed">
              {words}
            </Text>
          </Box>
        );
      })}
    </section>
  );
}
