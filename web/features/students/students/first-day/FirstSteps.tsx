import { ActionIcon, Anchor, Button, Card, Text, Title, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { shortName } from "#domain/students/registration.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import linkClasses from "../../../../ui/link.module.css";
import type { StudentSearch } from "../finder/student-search.ts";
import classes from "./FirstSteps.module.css";
import { type FirstStep, type Step, searchOfStep } from "./first-steps.ts";

const STEPS: Readonly<Record<Step, { readonly title: string; readonly text: string }>> = {
  register: {
    title: "Cadastre um aluno",
    text: "Nome, e-mail, celular, nascimento, gênero e dias livres. O resto pode vir depois.",
  },
  evaluate: { title: "Avalie", text: "Você mede, e o resultado aparece enquanto digita." },
  prescribe: { title: "Prescreva e envie", text: "Monte o treino e mande o link pelo WhatsApp." },
};

interface Props {
  readonly steps: readonly FirstStep[];
  readonly onNew: () => void;
  readonly onImport: () => void;
  readonly onPutAway: () => void;
}

/** The way of a new trainer to the first student who trains. */
export function FirstSteps({ steps, onNew, onImport, onPutAway }: Props) {
  const id = useId();
  const isEmpty = steps[0]?.isDone === false;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <Card withBorder component="section" aria-labelledby={id} className={classes.card ?? ""}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id={id}>
            Comece em três passos
          </Title>
          {isEmpty && <Text c="dimmed">Seu primeiro aluno entra aqui.</Text>}
        </div>
        {!isEmpty && (
          <ActionIcon variant="subtle" color="gray" size={44} aria-label="Dispensar os três passos" onClick={onPutAway}>
            <Icon name="close" size={18} />
          </ActionIcon>
        )}
      </div>
      <ol className={classes.steps}>
        {steps.map(({ step, isDone, student }, index) => (
          <li key={step} className={classes.step}>
            <Mark number={index + 1} isDone={isDone} />
            <div>
              <Text fw={600} lh="32px">
                {STEPS[step].title}
                {isDone && <VisuallyHidden>, feito</VisuallyHidden>}
              </Text>
              {!isDone && (
                <Text size="sm" c="dimmed">
                  {STEPS[step].text}
                </Text>
              )}
              {!isDone && (step === "register" || student) && (
                <div className={classes.actions}>
                  {step === "register" ? (
                    <>
                      <Button onClick={onNew}>Cadastrar aluno</Button>
                      <Button variant="default" onClick={onImport}>
                        Trazer planilha
                      </Button>
                    </>
                  ) : (
                    student && (
                      <StudentButton id={student.id} search={searchOfStep(step, student)} isNext={step === next}>
                        {step === "evaluate" ? "Avaliar" : "Prescrever para"} {shortName(student.name)}
                      </StudentButton>
                    )
                  )}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className={classes.more}>
        <Anchor component={Link} to="/inicio/exemplo" size="sm" className={linkClasses.link}>
          Ver um aluno de exemplo
        </Anchor>
        <Anchor component={Link} to="/configuracoes/tutorial" size="sm" className={linkClasses.link}>
          Ler os tutoriais
        </Anchor>
      </div>
    </Card>
  );
}

const Mark = ({ number, isDone }: { readonly number: number; readonly isDone: boolean }) => (
  <span className={classes.number} aria-hidden {...(isDone && { "data-done": true })}>
    {isDone ? <Icon name="check" size={18} /> : number}
  </span>
);

interface StudentButtonProps {
  readonly id: number;
  readonly search: StudentSearch;
  readonly isNext: boolean;
  readonly children: ReactNode;
}

const StudentButton = ({ id, search, isNext, children }: StudentButtonProps) => (
  <Button
    variant={isNext ? "filled" : "default"}
    renderRoot={(props) => (
      <Link {...props} to="/inicio/visualizar/$id" params={{ id }} search={search} preload={false} />
    )}
  >
    {children}
  </Button>
);
