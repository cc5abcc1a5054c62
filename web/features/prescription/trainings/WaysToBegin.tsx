import { useId } from "react";
import { useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { useGoTo } from "./editor/training-place.ts";
import { usePlan } from "./editor/use-trainings.ts";
import { useNewTraining } from "./use-new-training.ts";
import classes from "./WaysToBegin.module.css";

interface Way {
  readonly label: string;
  readonly icon: IconName;
  readonly sentence: string;
  readonly begin: () => unknown;
}

/** The quickest first. Before the evaluation there is one way: to evaluate. */
export function WaysToBegin() {
  const { cycle, refusal } = usePlan();
  const ways = useWays();
  if (cycle && refusal !== null) return <Evaluate />;
  return (
    <ul className={classes.ways}>
      {ways.map((way, index) => (
        <WayToBegin key={way.label} way={way} isFirst={index === 0} />
      ))}
    </ul>
  );
}

function useWays(): readonly Way[] {
  const { cycle } = usePlan();
  const go = useGoTo();
  const { replace } = useCycleAddress();
  const { add } = useNewTraining();
  const isSequence = cycle?.sequence !== undefined;
  const mayGenerate = useCurrentUser().may_generate_trainings && cycle;
  return [
    ...(mayGenerate
      ? [
          {
            label: "Meu EstagIArio",
            icon: "star",
            sentence: `Propõe ${isSequence ? "a sequência inteira" : "a semana inteira"} pela avaliação e pela anamnese, com o motivo de cada exercício.`,
            begin: () => replace("proposal"),
          } as const,
        ]
      : []),
    ...(cycle
      ? [
          {
            label: "Criar a partir do último",
            icon: "timeline",
            sentence: "Repete os treinos do último ciclo, com as cargas pelo que foi feito.",
            begin: () => go({ open: { form: "progressao" } }),
          } as const,
          {
            label: "Copiar treino",
            icon: "copy",
            sentence: "De outro ciclo, de outro aluno ou da biblioteca.",
            begin: () => go({ open: { form: "copiar" } }),
          } as const,
        ]
      : []),
    {
      label: "Novo treino",
      icon: "plus",
      sentence: isSequence ? "Em branco, no fim da sequência." : "Em branco, no primeiro dia livre.",
      begin: add,
    },
  ];
}

function WayToBegin({ way, isFirst }: { readonly way: Way; readonly isFirst: boolean }) {
  const sentenceId = useId();
  return (
    <li>
      <ReasonButton
        reason={null}
        variant={isFirst ? "filled" : "default"}
        justify="flex-start"
        leftSection={<Icon name={way.icon} size={18} />}
        aria-describedby={sentenceId}
        onClick={way.begin}
      >
        {way.label}
      </ReasonButton>
      <span id={sentenceId}>{way.sentence}</span>
    </li>
  );
}

function Evaluate() {
  const { replace } = useCycleAddress();
  return (
    <ReasonButton reason={null} leftSection={<Icon name="edit" size={18} />} onClick={() => replace("evaluation")}>
      Avaliar
    </ReasonButton>
  );
}
