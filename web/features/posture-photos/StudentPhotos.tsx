import { STUDENT_PHOTO_SLOTS } from "#domain/posture/photo-slots.ts";
import { Section } from "../../ui/Section.tsx";
import type { CyclePath } from "../cycles/data.ts";
import { PhotoGallery } from "./PhotoGallery.tsx";

/** The student's own posture photos, as a part of the report. */
export const StudentPhotos = ({ path }: { readonly path: CyclePath }) => (
  <Section title="Fotos posturais">
    <PhotoGallery path={path} slots={STUDENT_PHOTO_SLOTS} isStaff={false} />
  </Section>
);
