import { Accordion, Button, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { POSTURE_REGIONS, type PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import { findingsOf } from "#domain/assessment/posture/findings.ts";
import type { PostureRegion } from "#domain/assessment/posture/region.ts";
import classes from "./PostureRegions.module.css";
import { RegionPanel } from "./RegionPanel.tsx";

const ALL = POSTURE_REGIONS.map(({ code }) => code);

interface Props {
  readonly selection: PostureSelection;
  readonly gender: string;
  readonly onChoose: (key: string, value: string) => void;
  readonly onClear: (region: PostureRegion) => void;
  readonly actions?: ReactNode;
}

export function PostureRegions({ selection, gender, onChoose, onClear, actions }: Props) {
  const findings = findingsOf(selection);
  const [unfolded, setUnfolded] = useState(() => [...new Set(findings.map(({ region }) => region.code))]);
  const isAllUnfolded = unfolded.length === ALL.length;
  return (
    <div>
      <Group mb="sm" gap="xs" justify="space-between">
        {actions}
        <Button variant="subtle" color="gray" ms="auto" onClick={() => setUnfolded(isAllUnfolded ? [] : ALL)}>
          {isAllUnfolded ? "Fechar todas" : "Abrir todas"}
        </Button>
      </Group>
      <Accordion
        multiple
        order={3}
        variant="separated"
        keepMounted={false}
        value={[...unfolded]}
        onChange={setUnfolded}
        classNames={{ item: classes.item ?? "", label: classes.label ?? "", control: classes.control ?? "" }}
      >
        {POSTURE_REGIONS.map((region) => (
          <RegionPanel
            key={region.code}
            region={region}
            selection={selection}
            findings={findings.filter((finding) => finding.region === region)}
            gender={gender}
            onChoose={onChoose}
            onClear={onClear}
          />
        ))}
      </Accordion>
    </div>
  );
}
