import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { BeforeNote } from "./BeforeNote.tsx";
import type { MeasureKey } from "./fields.ts";
import classes from "./MeasureFields.module.css";
import type { Limb, MeasureGroups } from "./measure-groups.ts";
import { SheetField } from "./SheetField.tsx";
import type { Values } from "./values.ts";

interface Props {
  readonly groups: MeasureGroups;
  /** As the select of the macrocycle names it. */
  readonly protocol: string;
  readonly disabled: boolean;
  /** The evaluation before this one. */
  readonly before: Values;
}

const ASKED = "exigida pelo protocolo";

/** All perimeters and skinfolds, in the order in which they are taken. */
export function MeasureFields({ groups, protocol, disabled, before }: Props) {
  const asked = (key: MeasureKey) => (groups.required.has(key) ? ASKED : undefined);
  const was = (...keys: MeasureKey[]) => <BeforeNote names={keys} before={before} />;
  const one = (key: MeasureKey) => (
    <SheetField key={key} name={key} disabled={disabled} required={asked(key)} before={was(key)} />
  );
  const perimetersAsked = groups.trunk.some((key) => groups.required.has(key));

  return (
    <div className={classes.columns}>
      <Group title="Perímetros" unit="cm" legend={perimetersAsked ? protocol : null}>
        {groups.trunk.map(one)}
        {groups.limbs.length > 0 && (
          <div className={classes.sides} aria-hidden="true">
            <span>Direito</span>
            <span>Esquerdo</span>
          </div>
        )}
        {groups.limbs.map((limb) => (
          <LimbRow key={limb.label} limb={limb} disabled={disabled} before={was(limb.right, limb.left)} />
        ))}
      </Group>
      {groups.protocolFolds.length + groups.otherFolds.length > 0 && (
        <Group title="Dobras cutâneas" unit="mm" legend={groups.protocolFolds.length > 0 ? protocol : null}>
          {groups.protocolFolds.map(one)}
          {groups.protocolFolds.length > 0 && groups.otherFolds.length > 0 && (
            <Text size="sm" c="dimmed" mt="xs">
              Demais dobras
            </Text>
          )}
          {groups.otherFolds.map(one)}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly unit: string;
  readonly legend: string | null;
  readonly children: ReactNode;
}

function Group({ title, unit, legend, children }: GroupProps) {
  return (
    <section className={classes.group} aria-label={title}>
      <div className={classes.heading}>
        <Title order={3} size="h5">
          {title} <span className={classes.unit}>({unit})</span>
        </Title>
        {legend && (
          <Text size="xs" c="dimmed">
            <span className={classes.asterisk}>*</span> {legend}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

interface LimbProps {
  readonly limb: Limb;
  readonly disabled: boolean;
  readonly before: ReactNode;
}

/** A limb's two sides beside each other; readers hear each side's whole name. */
function LimbRow({ limb: { label, right, left }, disabled, before }: LimbProps) {
  return (
    <div className={classes.limb}>
      <div>
        <Text size="sm" fw={500} lh={1.3}>
          {label}
        </Text>
        {before}
      </div>
      <SheetField name={right} disabled={disabled} label="none" />
      <SheetField name={left} disabled={disabled} label="none" />
    </div>
  );
}
