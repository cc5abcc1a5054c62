import { ALL_PHOTO_SLOTS, STUDENT_PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import { Section } from "../../../ui/Section.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { PhotoGallery } from "./PhotoGallery.tsx";

interface Props {
  readonly path: CyclePath;
  readonly subject: { readonly studentView: boolean };
}

const EVERY_SLOT = ALL_PHOTO_SLOTS.map(({ key }) => key);

/** The student sees four views, the trainer all of them. */
export const PhotosPart = ({ path, subject: { studentView } }: Props) => (
  <Section title="Fotos posturais">
    <PhotoGallery path={path} slots={studentView ? STUDENT_PHOTO_SLOTS : EVERY_SLOT} isStaff={!studentView} />
  </Section>
);
