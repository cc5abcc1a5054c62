import { Alert, List, Stack, Text } from "@mantine/core";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { setsCount } from "#domain/training/check/entry-text.ts";
import { placeText } from "#domain/training/sequence.ts";
import { bandText, HALF_SETS } from "#domain/training/weekly/band.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { TrainingPlace, TrainingProposal, Wishes } from "./data.ts";
import { ProposalPlace } from "./ProposalPlace.tsx";
import classes from "./ProposalVolume.module.css";
import { ProposalWishes } from "./ProposalWishes.tsx";
import { ProposedTrainingSection } from "./ProposedTrainingSection.tsx";
import type { Decisions, ReviewedTraining } from "./review.ts";

interface Props {
  readonly proposal: TrainingProposal;
  readonly trainings: readonly ReviewedTraining[];
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
  readonly onWish: (wishes: Wishes) => void;
  readonly onPlace: (place: TrainingPlace) => void;
}

export function ProposalReview({ proposal, trainings, decisions, onDecide, onWish, onPlace }: Props) {
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm" visibleFrom="sm">
        Proposta feita por regras da literatura, com o que você registrou do aluno. Nada é salvo antes de você aceitar.
      </Text>
      <ProposalWishes proposal={proposal} onWish={onWish} />
      <ProposalPlace
        proposal={proposal}
        onPlace={onPlace}
        onClear={(cleared) => onWish({ cleared: cleared ? "true" : "false" })}
      />
      {proposal.notes.length > 0 && (
        <Alert variant="light" color="navy" icon={<Icon name="alert" />} title="Antes de aceitar">
          <List size="sm" spacing={4}>
            {proposal.notes.map((note) => (
              <List.Item key={note}>{note}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {trainings.map((one, index) => (
        <ProposedTrainingSection
          key={one.training.name}
          reviewed={one}
          turn={placeText(index, trainings.length)}
          decisions={decisions}
          onDecide={onDecide}
        />
      ))}
      <ProposalVolume volume={proposal.volume} />
      <ExcludedExercises excluded={proposal.excluded} />
    </Stack>
  );
}

function ProposalVolume({ volume }: Pick<TrainingProposal, "volume">) {
  const [first] = volume;
  if (!first) return null;
  return (
    <Section title="Séries por semana" about={`Exercícios resistidos da proposta inteira. ${HALF_SETS}`}>
      <ul className={classes.groups}>
        {volume.map(({ muscle_group, sets, min, max, note }) => (
          <li key={muscle_group.id}>
            <span className={classes.name}>{muscle_group.name}</span>
            <span className={classes.sets}>
              <b>{setsCount(sets)}</b> de {bandText({ min, max })}
            </span>
            <span className={classes.note}>{note === null ? "Na faixa" : `Abaixo da faixa. ${note}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ExcludedExercises({ excluded }: Pick<TrainingProposal, "excluded">) {
  if (excluded.length === 0) return null;
  const byReason = Map.groupBy(excluded, ({ reason }) => reason);
  return (
    <Section title="Deixado de fora" about="Exercícios que caberiam no treino, e por que não entraram.">
      <Stack gap="sm">
        {[...byReason].map(([reason, ofReason]) => (
          <div key={reason}>
            <Text fw={600} size="sm">
              {reason}
            </Text>
            <Text size="sm" c="dimmed">
              {listInPortuguese(ofReason.map(({ exercise }) => exercise.name))}.
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
