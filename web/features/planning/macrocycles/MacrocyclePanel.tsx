import { Accordion } from "@mantine/core";
import { useState } from "react";
import type { Student } from "#contract/students/students.ts";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { macrocyclePeriod } from "../cycles/cycle-period.ts";
import { CycleMenu } from "../cycles/list/CycleMenu.tsx";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import type { MacrocycleSummary } from "./data.ts";
import classes from "./MacrocyclePanel.module.css";
import { Mesocycles } from "./Mesocycles.tsx";
import { RemoveMacrocycle } from "./RemoveMacrocycle.tsx";

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
          {name}
        </Accordion.Control>
        <Facts macrocycle={macrocycle} />
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
