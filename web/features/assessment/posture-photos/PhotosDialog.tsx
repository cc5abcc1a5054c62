import { ALL_PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { PhotoGallery } from "./PhotoGallery.tsx";
import { PhotosForm } from "./PhotosForm.tsx";

interface Props {
  readonly path: CyclePath;
  readonly subtitle: string;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export default function PhotosDialog({ readOnly, ...props }: Props) {
  if (!readOnly) return <PhotosForm {...props} />;
  return (
    <FullScreenDialog opened title="Fotos" subtitle={props.subtitle} width={1200} onClose={props.onClose}>
      <PhotoGallery path={props.path} slots={ALL_PHOTO_SLOTS.map(({ key }) => key)} isStaff />
    </FullScreenDialog>
  );
}
