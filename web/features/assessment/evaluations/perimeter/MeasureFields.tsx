import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { MeasureKey } from "#contract/assessment/evaluation-fields/fields.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { reasonNotToJudgeMeasure } from "#domain/assessment/measurement-error/comparable.ts";
import { ROUNDS } from "../../../../ui/field/enter-moves-on.ts";
import { BeforeNote, useInstruments } from "../results/BeforeNote.tsx";
import { UNJUDGED_SIGN, WITHIN_ERROR } from "../results/Difference.tsx";
import classes from "./MeasureFields.module.css";
import type { Limb, MeasureGroups } from "./measure-groups.ts";
import { AddReading, ReadingFields, TwiceRow } from "./ReadingFields.tsx";

interface Props {
  readonly groups: MeasureGroups;
  /** As the select of the macrocycle names it. */
  readonly protocol: string;
  readonly disabled: boolean;
  readonly before: Values;
  /** Each measure has a column for its first and one for its second reading, which are filled by rounds. */
  readonly twice: boolean;
  /** Beside the first heading. */
  readonly tools: ReactNode;
}

export const FOLDS_ID = "evaluation-folds";

const REQUIRED_BY_PROTOCOL = "exigida pelo protocolo";

export function MeasureFields({ groups, protocol, disabled, before, twice, tools }: Props) {
  const hasBefore = [...PERIMETERS, ...SKINFOLDS].some(({ key }) => before[key]);
  /** Enter keeps to the sites of the protocol and of last time. */
  const isPassed = (key: MeasureKey) => hasBefore && !groups.required.has(key) && !before[key];
  const requiredText = (key: MeasureKey) => (groups.required.has(key) ? REQUIRED_BY_PROTOCOL : undefined);
  const aside = (...keys: MeasureKey[]) => <Aside names={keys} before={before} disabled={disabled} twice={twice} />;
  const Row = twice ? TwiceRow : ReadingFields;
  const one = (key: MeasureKey) => (
    <Row
      key={key}
      name={key}
      disabled={disabled}
      required={requiredText(key)}
      before={aside(key)}
      passed={isPassed(key)}
    />
  );
  const requiresPerimeters = groups.trunk.some((key) => groups.required.has(key));

  return (
    <div className={classes.columns}>
      <Group title="Perímetros" unit="cm" legend={requiresPerimeters ? protocol : null} tools={tools}>
        {twice ? (
          <Round>{[...groups.trunk, ...groups.limbs.flatMap(({ right, left }) => [right, left])].map(one)}</Round>
        ) : (
          <>
            {groups.trunk.map(one)}
            {groups.limbs.length > 0 && <Columns names={["Direito", "Esquerdo"]} />}
            {groups.limbs.map((limb) => (
              <LimbRow
                key={limb.label}
                limb={limb}
                disabled={disabled}
                before={aside(limb.right, limb.left)}
                isPassed={isPassed}
              />
            ))}
          </>
        )}
      </Group>
      {groups.protocolFolds.length + groups.otherFolds.length > 0 && (
        <Group
          id={FOLDS_ID}
          title="Dobras cutâneas"
          unit="mm"
          legend={groups.protocolFolds.length > 0 ? protocol : null}
        >
          <Folds keys={groups.protocolFolds} twice={twice} row={one} />
          {groups.protocolFolds.length > 0 && groups.otherFolds.length > 0 && (
            <Text size="sm" c="dimmed" mt="xs">
              Demais dobras
            </Text>
          )}
          <Folds keys={groups.otherFolds} twice={twice} row={one} />
        </Group>
      )}
      {hasBefore && <SignKey before={before} />}
    </div>
  );
}

function SignKey({ before }: { readonly before: Values }) {
  const instruments = useInstruments();
  const folds = SKINFOLDS.filter(({ key }) => before[key]);
  const [reason] = folds.flatMap(({ key }) => reasonNotToJudgeMeasure(key, before, instruments) ?? []);
  return (
    <Text size="xs" c="dimmed" className={classes.whole}>
      {WITHIN_ERROR} dentro do erro de medida; as diferenças sem sinal são maiores que ele.
      {reason && ` ${UNJUDGED_SIGN} diferença não julgada: ${reason}.`}
    </Text>
  );
}

interface FoldsProps {
  readonly keys: MeasureGroups["protocolFolds"];
  readonly twice: boolean;
  readonly row: (key: MeasureKey) => ReactNode;
}

/** The caliper goes round these once before it goes round again. */
function Folds({ keys, twice, row }: FoldsProps) {
  if (keys.length === 0) return null;
  return twice ? <Round>{keys.map(row)}</Round> : keys.map(row);
}

const Round = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.round} {...ROUNDS}>
    <Columns names={["1ª", "2ª"]} />
    {children}
  </div>
);

/** Readers hear each field's whole name. */
const Columns = ({ names }: { readonly names: readonly [string, string] }) => (
  <div className={classes.sides} aria-hidden="true">
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

interface AsideProps {
  readonly names: readonly MeasureKey[];
  readonly before: Values;
  readonly disabled: boolean;
  readonly twice: boolean;
}

function Aside({ names, before, disabled, twice }: AsideProps) {
  return (
    <>
      <BeforeNote names={names} before={before} />
      {!disabled && <AddReading names={names} from={twice ? 2 : 1} />}
    </>
  );
}

interface GroupProps {
  readonly id?: string;
  readonly title: string;
  readonly unit: string;
  readonly legend: string | null;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function Group({ id, title, unit, legend, tools, children }: GroupProps) {
  return (
    <section id={id} className={classes.group} aria-label={title}>
      <div className={classes.heading}>
        <Title order={3} size="h5">
          {title} <span className={classes.unit}>({unit})</span>
        </Title>
        {legend && (
          <Text size="xs" c="dimmed">
            <span className={classes.asterisk}>*</span> {legend}
          </Text>
        )}
        {tools}
      </div>
      {children}
    </section>
  );
}

interface LimbProps {
  readonly limb: Limb;
  readonly disabled: boolean;
  readonly before: ReactNode;
  readonly isPassed: (key: MeasureKey) => boolean;
}

/** Screen readers hear each side's whole name. */
function LimbRow({ limb: { label, right, left }, disabled, before, isPassed }: LimbProps) {
  return (
    <div className={classes.limb}>
      <div>
        <Text size="sm" fw={500} lh={1.3}>
          {label}
        </Text>
        {before}
      </div>
      {[right, left].map((key) => (
        <ReadingFields key={key} name={key} disabled={disabled} label="none" passed={isPassed(key)} />
      ))}
    </div>
  );
}
