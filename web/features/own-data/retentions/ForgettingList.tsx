import { Button, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { recordsText } from "#domain/retention.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Face } from "../../../ui/Face.tsx";
import { toast } from "../../../ui/toast.ts";
import { type Forgetting, type FoundRetentions, useRelease } from "./data.ts";
import classes from "./RetentionsScreen.module.css";

const HoldDialog = lazy(() => import("./HoldDialog.tsx"));

/** Films, whose clock is that of the comments, and access logs cannot be kept longer. */
export function ForgettingList({ found: { forgetting, logs } }: { readonly found: FoundRetentions }) {
  const [holding, setHolding] = useState<Forgetting>();
  if (forgetting.count === 0 && !logs)
    return (
      <EmptyState icon="clock" title="Nada será apagado">
        Escolha um prazo acima: o que ele alcançar aparece aqui, com aluno e dia.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.people}>
        {logs && (
          <li className={classes.person}>
            <div className={classes.who}>
              <Text fw={600}>Aparelho e rede dos acessos</Text>
              <Text size="sm" className="figures">
                Dos acessos antes de {formatDate(logs.before)} · a partir de {formatDate(logs.on)}, e depois a cada
                noite
              </Text>
            </div>
          </li>
        )}
        {forgetting.items.map((one) => (
          <Person key={`${one.student.id} ${one.kind}`} forgetting={one} onHold={() => setHolding(one)} />
        ))}
      </ul>
      {forgetting.count > forgetting.items.length && (
        <Text size="sm" c="dimmed" mt="sm">
          e mais {forgetting.count - forgetting.items.length}
        </Text>
      )}
      <Suspense>
        {holding && holding.kind !== "films" && (
          <HoldDialog student={holding.student} kind={holding.kind} onClose={() => setHolding(undefined)} />
        )}
      </Suspense>
    </>
  );
}

interface PersonProps {
  readonly forgetting: Forgetting;
  readonly onHold: () => void;
}

function Person({ forgetting: { student, kind, on, amount, hold }, onHold }: PersonProps) {
  const release = useRelease();
  return (
    <li className={classes.person}>
      <Face photo={student.photo_url} name={student.name} size={36} />
      <div className={classes.who}>
        {/* Hovering must not load health data, because each reading is recorded. */}
        <Link to="/inicio/visualizar/$id" params={{ id: student.id }} preload={false} className={classes.name}>
          {student.name}
        </Link>
        <Text size="sm" className="figures">
          {recordsText(kind, amount)} · a partir de {formatDate(on)}
        </Text>
        {hold && (
          <Text size="sm" c="dimmed" className="figures">
            Guardado até {formatDate(hold.until)}: {hold.reason}
          </Text>
        )}
      </div>
      {kind !== "films" && (
        <div className={classes.acts}>
          {hold && (
            <Button
              variant="subtle"
              color="gray"
              px="sm"
              loading={release.isPending}
              aria-label={`Não guardar mais: ${student.name}`}
              onClick={() =>
                release.mutate(
                  { id: student.id, kind },
                  {
                    onSuccess: () => toast.success("Volta a valer o prazo."),
                    onError: (error) => toast.failure(error),
                  },
                )
              }
            >
              Não guardar mais
            </Button>
          )}
          <Button variant="default" px="sm" aria-label={`Guardar mais: ${student.name}`} onClick={onHold}>
            Guardar mais
          </Button>
        </div>
      )}
    </li>
  );
}
