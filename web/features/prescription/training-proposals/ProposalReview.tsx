import { Alert, List, Stack, Text } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";
import type { TrainingPlace, TrainingProposal, Wishes } from "./data.ts";
import { LeftOut } from "./LeftOut.tsx";
import { ProposalPlace } from "./ProposalPlace.tsx";
import { ProposalVolume } from "./ProposalVolume.tsx";
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
      {trainings.map((one) => (
        <ProposedTrainingSection key={one.training.name} reviewed={one} decisions={decisions} onDecide={onDecide} />
      ))}
      <ProposalVolume volume={proposal.volume} />
      <LeftOut excluded={proposal.excluded} />
    </Stack>
  );
}
