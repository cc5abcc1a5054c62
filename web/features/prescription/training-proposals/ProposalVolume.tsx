import { Section } from "../../../ui/Section.tsx";
import type { TrainingProposal } from "./data.ts";
import classes from "./ProposalVolume.module.css";

interface Props {
  readonly volume: TrainingProposal["volume"];
}

export function ProposalVolume({ volume }: Props) {
  const [first] = volume;
  if (!first) return null;
  return (
    <Section
      title="Séries por semana"
      about="Exercícios resistidos da proposta inteira, cada série contada para todos os grupos do exercício."
    >
      <ul className={classes.groups}>
        {volume.map(({ muscle_group, sets, min, max, note }) => (
          <li key={muscle_group.id}>
            <span className={classes.name}>{muscle_group.name}</span>
            <span className={classes.sets}>
              <b>{sets}</b> de {min} a {max}
            </span>
            <span className={classes.note}>{note === null ? "Na faixa" : `Abaixo da faixa. ${note}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
