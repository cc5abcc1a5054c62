import { Accordion, Button } from "@mantine/core";
import type { PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import { type Finding, findingLabel } from "#domain/assessment/posture/findings.ts";
import type { PostureRegion } from "#domain/assessment/posture/region.ts";
import { AspectField } from "./AspectField.tsx";
import classes from "./PostureRegions.module.css";

interface Props {
  readonly region: PostureRegion;
  readonly selection: PostureSelection;
  readonly findings: readonly Finding[];
  readonly gender: string;
  readonly onChoose: (key: string, value: string) => void;
  readonly onClear: (region: PostureRegion) => void;
}

export function RegionPanel({ region, selection, findings, gender, onChoose, onClear }: Props) {
  return (
    <Accordion.Item value={region.code}>
      <Accordion.Control>
        <span className={classes.head}>
          <span className={classes.name}>{region.label}</span>
          <span className={classes.count} data-found={findings.length > 0}>
            {countText(findings.length)}
          </span>
          {findings.length > 0 && <span className={classes.found}>{findings.map(findingLabel).join(" · ")}</span>}
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {region.aspects.map((aspect) => (
          <AspectField key={aspect.title} aspect={aspect} selection={selection} gender={gender} onChoose={onChoose} />
        ))}
        {findings.length > 0 && (
          <Button variant="subtle" color="gray" mt="md" className={classes.clear} onClick={() => onClear(region)}>
            Limpar região
          </Button>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

const countText = (count: number): string =>
  count === 0 ? "Nenhum achado" : count === 1 ? "1 achado" : `${count} achados`;
