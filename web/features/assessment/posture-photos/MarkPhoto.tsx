import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import type { PhotoView } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import MarkPhotoDialog from "../photo-marks/MarkPhotoDialog.tsx";
import { usePhotosOfStudent } from "./data.ts";
import { isKeptPhoto } from "./kept-photos.ts";
import { PhotoImage } from "./PhotoImage.tsx";

interface Props {
  readonly path: CyclePath;
  readonly photo: PosturePhoto;
  readonly view: PhotoView;
  readonly onClose: () => void;
}

export default function MarkPhoto(props: Props) {
  const { path, photo } = props;
  const { data: cycles = [] } = usePhotosOfStudent(path);
  const here = cycles.findIndex(
    ({ mesocycle_id, microcycle_id }) => mesocycle_id === path.mesoId && microcycle_id === (path.microId ?? null),
  );
  const photoIn = (cycle: (typeof cycles)[number]) => cycle.photos.principais.find(({ name }) => name === photo.name);
  const formerCycle = cycles.slice(0, Math.max(here, 0)).findLast(photoIn);
  const former = formerCycle && photoIn(formerCycle);
  const label = photoSlotLabel(photo.name);
  return (
    <MarkPhotoDialog
      {...props}
      isWaiting={() => isKeptPhoto(path, photo)}
      image={<PhotoImage src={photo.src} alt={label} />}
      former={
        formerCycle && former
          ? { ...formerCycle, image: <PhotoImage src={former.src} alt={`Antes: ${label}`} /> }
          : null
      }
    />
  );
}
