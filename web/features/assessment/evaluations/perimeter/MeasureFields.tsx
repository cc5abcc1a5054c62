import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import type { MeasureKey } from "../fields.ts";
import { BeforeNote } from "../results/BeforeNote.tsx";
import { WITHIN_ERROR } from "../results/Difference.tsx";
import type { Values } from "../state/values.ts";
import classes from "./MeasureFields.module.css";
import type { Limb, MeasureGroups } from "./measure-groups.ts";
import { AddReading, ReadingFields } from "./ReadingFields.tsx";

interface Props {
  readonly groups: MeasureGroups;
  /** As the select of the macrocycle names it. */
  readonly protocol: string;
  readonly disabled: boolean;
  readonly before: Values;
}

const REQUIRED_BY_PROTOCOL = "exigida pelo protocolo";

export function MeasureFields({ groups, protocol, disabled, before }: Props) {
  const requiredText = (key: MeasureKey) => (groups.required.has(key) ? REQUIRED_BY_PROTOCOL : undefined);
  const beforeNote = (...keys: MeasureKey[]) => <Aside names={keys} before={before} disabled={disabled} />;
  const one = (key: MeasureKey) => (
    <ReadingFields key={key} name={key} disabled={disabled} required={requiredText(key)} before={beforeNote(key)} />
  );
  const hasBefore = [...PERIMETERS, ...SKINFOLDS].some(({ key }) => before[key]);
  const requiresPerimeters = groups.trunk.some((key) => groups.required.has(key));

  return (
    <div className={classes.columns}>
      {hasBefore && (
        <Text size="xs" c="dimmed" className={classes.whole}>
          {WITHIN_ERROR} dentro do erro de medida; as outras diferenças são maiores que ele.
        </Text>
      )}
      <Group title="Perímetros" unit="cm" legend={requiresPerimeters ? protocol : null}>
        {groups.trunk.map(one)}
        {groups.limbs.length > 0 && (
          <div className={classes.sides} aria-hidden="true">
            <span>Direito</span>
            <span>Esquerdo</span>
          </div>
        )}
        {groups.limbs.map((limb) => (
          <LimbRow key={limb.label} limb={limb} disabled={disabled} before={beforeNote(limb.right, limb.left)} />
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

interface AsideProps {
  readonly names: readonly MeasureKey[];
  readonly before: Values;
  readonly disabled: boolean;
}

function Aside({ names, before, disabled }: AsideProps) {
  return (
    <>
      <BeforeNote names={names} before={before} />
      {!disabled && <AddReading names={names} />}
    </>
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

/** Screen readers hear each side's whole name. */
function LimbRow({ limb: { label, right, left }, disabled, before }: LimbProps) {
  return (
    <div className={classes.limb}>
      <div>
        <Text size="sm" fw={500} lh={1.3}>
          {label}
        </Text>
        {before}
      </div>
      <ReadingFields name={right} disabled={disabled} label="none" />
      <ReadingFields name={left} disabled={disabled} label="none" />
    </div>
  );
}
