import { ALL_PHOTO_SLOTS, STUDENT_PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import { Section } from "../../../ui/Section.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { PhotoGallery } from "./PhotoGallery.tsx";

interface Props {
  readonly path: CyclePath;
  readonly subject: { readonly studentView: boolean };
}

const EVERY_SLOT = ALL_PHOTO_SLOTS.map(({ key }) => key);

/** The posture photos as a part of a report: four views for the student, all of them for the trainer. */
export const PhotosPart = ({ path, subject: { studentView } }: Props) => (
  <Section title="Fotos posturais">
    <PhotoGallery path={path} slots={studentView ? STUDENT_PHOTO_SLOTS : EVERY_SLOT} isStaff={!studentView} />
  </Section>
);
