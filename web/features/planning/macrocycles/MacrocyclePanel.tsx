import { Accordion } from "@mantine/core";
import { useState } from "react";
import type { Student } from "#contract/students/students.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { RemoveDialog } from "../../../ui/dialog/RemoveDialog.tsx";
import { macrocyclePeriod } from "../cycles/cycle-period.ts";
import { CycleMenu } from "../cycles/list/CycleMenu.tsx";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import { type MacrocycleSummary, useRemoveMacrocycle } from "./data.ts";
import classes from "./MacrocyclePanel.module.css";
import { Mesocycles } from "./Mesocycles.tsx";

interface Props {
  readonly macrocycle: MacrocycleSummary;
  readonly studentType: Student["student_type"];
  readonly readOnly: boolean;
  readonly today: string;
}

export function MacrocyclePanel({ macrocycle, studentType, readOnly, today }: Props) {
  const { id, name } = macrocycle;
  const { open } = useCycleAddress();
  const [removing, setRemoving] = useState(false);

  return (
    <Accordion.Item value={String(id)}>
      <div className={classes.header}>
        <Accordion.Control classNames={{ control: classes.control ?? "", label: classes.name ?? "" }}>
          {readOnly ? layCycleName(name) : name}
        </Accordion.Control>
        {readOnly ? <LayFacts macrocycle={macrocycle} /> : <Facts macrocycle={macrocycle} />}
        {!readOnly && (
          <div className={classes.menu}>
            <CycleMenu
              name={name}
              onEdit={() => open("macrocycle", { macroId: id })}
              onRemove={() => setRemoving(true)}
            />
          </div>
        )}
      </div>
      <Accordion.Panel>
        <Mesocycles macrocycle={macrocycle} studentType={studentType} readOnly={readOnly} today={today} />
      </Accordion.Panel>
      {!readOnly && <RemoveMacrocycle macrocycle={macrocycle} opened={removing} onClose={() => setRemoving(false)} />}
    </Accordion.Item>
  );
}

function Facts({ macrocycle }: Pick<Props, "macrocycle">) {
  const { mesocycles_count: count, evaluated_count: evaluated } = macrocycle;
  const span = macrocyclePeriod(macrocycle);
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Duração Aproximada</dt>
        <dd>{span ? formatPeriod(span) : "Sem datas"}</dd>
      </div>
      <div>
        <dt>Protocolo</dt>
        <dd className="words">{macrocycle.skinfold_protocol}</dd>
      </div>
      <div>
        <dt>Mesociclos avaliados</dt>
        <dd>{count === 0 ? "Nenhum" : `${evaluated} de ${count}`}</dd>
      </div>
    </dl>
  );
}

function LayFacts({ macrocycle }: Pick<Props, "macrocycle">) {
  const { mesocycles_count: count, evaluated_count: evaluated } = macrocycle;
  const span = macrocyclePeriod(macrocycle);
  return (
    <p className={classes.facts}>
      {span && <span>{formatPeriod(span)}</span>}
      <span>{count === 0 ? "Nenhuma fase ainda" : `${evaluated} de ${count} fases avaliadas`}</span>
    </p>
  );
}

interface RemovalProps extends Pick<Props, "macrocycle"> {
  readonly opened: boolean;
  readonly onClose: () => void;
}

function RemoveMacrocycle({ macrocycle, opened, onClose }: RemovalProps) {
  const { id, student_id, name, mesocycles_count: count } = macrocycle;
  const remove = useRemoveMacrocycle({ id: student_id, macroId: id });
  return (
    <RemoveDialog
      opened={opened}
      title="Remover periodização"
      question="Deseja remover a Periodização selecionada? Essa ação não poderá ser desfeita"
      name={name}
      busy={remove.isPending}
      onRemove={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      {lostText(count)}
    </RemoveDialog>
  );
}

const lostText = (mesocycles: number): string | null => {
  if (mesocycles === 0) return null;
  return mesocycles === 1
    ? "O mesociclo dela, com a avaliação e os treinos, também será removido."
    : `Os ${mesocycles} mesociclos dela, com avaliações e treinos, também serão removidos.`;
};
