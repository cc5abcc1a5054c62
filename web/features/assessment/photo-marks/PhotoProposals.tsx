import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type PostureSelection, postureFieldAt, postureOptionAt } from "#domain/assessment/posture/catalogue.ts";
import { withSide } from "#domain/assessment/posture/findings.ts";
import { viewOf } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { measurePhoto } from "#domain/assessment/posture/photo-measures/measures.ts";
import { postureProposals } from "#domain/assessment/posture/photo-measures/proposals.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { isOf, photoMarksQuery } from "./data.ts";
import classes from "./PhotoProposals.module.css";

interface Props {
  readonly path: CyclePath;
  readonly selection: PostureSelection;
  readonly onChoose: (key: string, value: string) => void;
}

/** Options that the marked photos suggest; a press takes one over. */
export function PhotoProposals({ path, selection, onChoose }: Props) {
  const { data } = useQuery(photoMarksQuery(path.id));
  const proposals = (data?.photos ?? [])
    .filter((photo) => isOf(path, photo))
    .flatMap(({ slot, marks }) => {
      const view = viewOf(slot);
      return view && marks ? postureProposals(measurePhoto(view, marks).measures) : [];
    })
    .filter(({ field, option }) => selection[field] !== option);
  if (proposals.length === 0) return null;
  return (
    <section aria-label="O que as fotos sugerem" className={classes.proposals}>
      <Text fw={600}>As fotos medidas sugerem olhar</Text>
      <ul className={classes.list}>
        {proposals.map(({ field, option, because }) => (
          <li key={field} className={classes.proposal}>
            <span>
              {labelOf(field, option)}
              <Text span display="block" size="sm" c="dimmed">
                {because}
              </Text>
            </span>
            <Button size="compact-md" mih={44} variant="default" onClick={() => onChoose(field, option)}>
              Marcar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(key: string, value: string): string {
  const placed = postureFieldAt(key);
  const option = postureOptionAt(key, value);
  return placed && option ? `${placed.region.label}: ${withSide(option.label, placed.field.side)}` : "";
}
