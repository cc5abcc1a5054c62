import { Button, Text, VisuallyHidden } from "@mantine/core";
import { lazy, memo, Suspense, useState } from "react";
import type { VolumeBand } from "#contract/prescription/prescription-checks.ts";
import { setsCount, setsText } from "#domain/training/check/entry-text.ts";
import { pushPull, pushPullText } from "#domain/training/weekly/balance.ts";
import { type BandSide, bandText, HALF_SETS, sideOfBand } from "#domain/training/weekly/band.ts";
import {
  comparedVolume,
  type GroupVolume,
  type PrescribedTraining,
  volumeOfTraining,
} from "#domain/training/weekly/volume.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import classes from "./VolumeBalance.module.css";

const BandDialog = lazy(() => import("./BandDialog.tsx"));

interface Props {
  readonly trainings: readonly PrescribedTraining[];
  readonly band: VolumeBand;
}

export const VolumeBalance = memo(function VolumeBalance({ trainings, band }: Props) {
  const groups = comparedVolume(trainings.map(volumeOfTraining));
  const balance = pushPullText(pushPull(trainings));
  const longest = Math.max(band.max * MIN_SCALE, ...groups.map(({ sets }) => sets));
  return (
    <div className={classes.balance}>
      <p className={classes.heading}>Séries por grupo muscular</p>
      {groups.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nenhuma série de exercício resistido.
        </Text>
      ) : (
        <ul className={classes.groups} aria-label="Séries por grupo muscular">
          {groups.map((group) => (
            <GroupBar key={group.id} group={group} band={band} longest={longest} />
          ))}
        </ul>
      )}
      <ChosenBand band={band} />
      {balance && (
        <Text size="sm">
          <b>Empurrar e puxar:</b> {balance}
        </Text>
      )}
    </div>
  );
});

/** A bar has room beyond the band, so that too much is seen. */
const MIN_SCALE = 1.25;

const SIDES: Readonly<Record<BandSide, { readonly word: string; readonly spoken: string }>> = {
  below: { word: "abaixo", spoken: "abaixo da faixa" },
  within: { word: "na faixa", spoken: "dentro da faixa" },
  above: { word: "acima", spoken: "acima da faixa" },
};

interface BarProps {
  readonly group: GroupVolume;
  readonly band: VolumeBand;
  readonly longest: number;
}

function GroupBar({ group: { name, sets }, band, longest }: BarProps) {
  const side = sideOfBand(sets, band);
  const part = (count: number) => `${(count / longest) * 100}%`;
  return (
    <li data-side={side}>
      <span aria-hidden="true" className={classes.name}>
        {name}
      </span>
      <span aria-hidden="true" className={classes.track}>
        <span className={classes.band} style={{ left: part(band.min), width: part(band.max - band.min) }} />
        <span className={classes.fill} style={{ width: part(sets) }} />
      </span>
      <span aria-hidden="true" className={classes.figure}>
        <b>{setsCount(sets)}</b> {SIDES[side].word}
      </span>
      <VisuallyHidden>
        {name}: {setsText(sets)}, {SIDES[side].spoken}
      </VisuallyHidden>
    </li>
  );
}

/** The trainer chooses the band; the administrator in support only sees it. */
function ChosenBand({ band }: Pick<Props, "band">) {
  const [opened, setOpened] = useState(false);
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  return (
    <div className={classes.chosen}>
      <Text size="sm" c="dimmed">
        Faixa de cada grupo: {bandText(band)} séries por semana. {HALF_SETS}
      </Text>
      {isTrainer && (
        <Button variant="subtle" color="gray" onClick={() => setOpened(true)}>
          Alterar faixa
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <BandDialog band={band} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
