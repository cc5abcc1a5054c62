import { Badge, Button, Card, Group, Text } from "@mantine/core";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { instantOf } from "../../../ui/instants.ts";
import type { HandledRequest } from "./data.ts";

interface Props {
  readonly request: HandledRequest;
  readonly onFulfil: (request: HandledRequest) => void;
  readonly onRefuse: (request: HandledRequest) => void;
}

const ROLES = { PersonalTrainer: "Personal", Student: "Aluno" } as const;

const ENDINGS = {
  fulfilled: ["Atendida", "success"],
  refused: ["Recusada", "danger"],
  withdrawn: ["Cancelada pela pessoa", "gray"],
} as const;

export function RequestCard({ request, onFulfil, onRefuse }: Props) {
  const { person, state } = request;
  const name = person?.fullname ?? "Pessoa removida";
  return (
    <Card component="li" withBorder padding="md" style={{ listStyle: "none" }}>
      <Group justify="space-between" align="flex-start" gap="md">
        <div style={{ minWidth: 0, flex: "1 1 260px", overflowWrap: "anywhere" }}>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {person && (
              <Badge variant="light" color="gray">
                {ROLES[person.role_type]}
              </Badge>
            )}
            {state === "pending" && request.due_on < todayInSaoPaulo(Date.now()) && (
              <Badge variant="light" color="danger">
                Prazo vencido
              </Badge>
            )}
          </Group>
          {person && <Text size="sm">{person.email}</Text>}
          {person && aboutOf(person) && (
            <Text size="sm" c="dimmed">
              {aboutOf(person)}
            </Text>
          )}
          <Text size="sm" c="dimmed" className="figures">
            Pedido em {instantOf(request.requested_at)}
          </Text>
          {state === "pending" && (
            <Text size="sm" className="figures">
              Responder até {formatDate(request.due_on)}
            </Text>
          )}
          {request.reason && <Text size="sm">Motivo: {request.reason}</Text>}
        </div>
        {state === "pending" ? (
          <Group gap="xs">
            <Button variant="default" onClick={() => onRefuse(request)} aria-label={`Recusar o pedido de ${name}`}>
              Recusar
            </Button>
            <Button color="danger" onClick={() => onFulfil(request)} aria-label={`Atender ao pedido de ${name}`}>
              Atender
            </Button>
          </Group>
        ) : (
          <div>
            <Badge variant="light" color={ENDINGS[state][1]}>
              {ENDINGS[state][0]}
            </Badge>
            {request.handled_at && (
              <Text size="sm" c="dimmed" className="figures" mt={4}>
                {instantOf(request.handled_at)}
              </Text>
            )}
          </div>
        )}
      </Group>
    </Card>
  );
}

function aboutOf({ trainer_name, students_count }: NonNullable<HandledRequest["person"]>): string {
  if (trainer_name) return `Personal: ${trainer_name}`;
  return students_count === 1 ? "1 aluno" : `${students_count} alunos`;
}
