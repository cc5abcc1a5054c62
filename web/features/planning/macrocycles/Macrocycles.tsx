import { Accordion, Button, Group, Stack, Title } from "@mantine/core";
import type { Student } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ViewMode } from "../cycles/list/ViewMode.tsx";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import { CycleDialogs } from "./CycleDialogs.tsx";
import { MacrocyclePanel } from "./MacrocyclePanel.tsx";
import classes from "./Macrocycles.module.css";
import { unfoldedMacrocycle } from "./unfolded-macrocycle.ts";

interface Props {
  readonly student: Student;
}

export function Macrocycles({ student }: Props) {
  const { search, unfold, open } = useCycleAddress();
  const role = roleOf(useCurrentUser());
  const ownPage = role === "student";
  const today = todayInSaoPaulo(Date.now());
  const { macrocycles } = student;
  const unfolded = unfoldedMacrocycle(macrocycles, search.macro, today);
  const add = (
    <Button
      variant="default"
      px={{ base: "xs", xs: "lg" }}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => open("new-macrocycle")}
    >
      Novo macrociclo
    </Button>
  );
  const start = <Button onClick={() => open("start")}>Começar periodização</Button>;

  return (
    <Stack component="section" gap="md" aria-labelledby="periodizacao">
      <Group justify="space-between" mih={44} gap="xs">
        <Title order={2} fz={{ base: "1.125rem", xs: "1.25rem" }} id="periodizacao">
          {ownPage ? "Meu plano" : "Periodização"}
        </Title>
        <Group gap="xs" className={classes.tools ?? ""}>
          {macrocycles.length > 0 && (
            <>
              <ViewMode />
              {!ownPage && add}
            </>
          )}
        </Group>
      </Group>
      {macrocycles.length === 0 ? (
        <div className={classes.placeholder}>
          <EmptyState
            icon="calendar"
            title={ownPage ? "Nenhum plano ainda" : "Nenhum macrociclo cadastrado"}
            action={!ownPage && start}
          >
            {ownPage
              ? "Quando seu personal montar seu plano, suas avaliações e seus treinos aparecerão aqui."
              : "Um macrociclo e o primeiro mesociclo, de uma vez. A avaliação e o treino vêm em seguida."}
          </EmptyState>
        </div>
      ) : (
        <Accordion
          order={3}
          variant="separated"
          keepMounted={false}
          classNames={{ item: classes.item ?? "", content: classes.content ?? "" }}
          value={String(unfolded)}
          onChange={(value) => unfold(Number(value ?? 0))}
        >
          {macrocycles.map((macrocycle) => (
            <MacrocyclePanel
              key={macrocycle.id}
              macrocycle={macrocycle}
              studentType={student.student_type}
              readOnly={ownPage}
              today={today}
            />
          ))}
        </Accordion>
      )}
      {student.last_evaluation !== null && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<Icon name="timeline" size={18} />}
          onClick={() => open("all-evaluations")}
        >
          Todas as avaliações
        </Button>
      )}
      {student.last_evaluation === null && role === "trainer" && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<Icon name="upload" size={18} />}
          onClick={() => open("import-evaluations")}
        >
          Importar avaliações anteriores
        </Button>
      )}
      <CycleDialogs student={student} readOnlyRole={ownPage} />
    </Stack>
  );
}
