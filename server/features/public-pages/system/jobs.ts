import { z } from "zod";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { isLandingImage } from "../../../platform/files/landing-images.ts";
import { isPosturePhoto } from "../../../platform/files/posture-photos.ts";
import type { Job } from "../../../platform/jobs/worker.ts";

const Files = z.object({ keys: z.array(z.string()) });

type Stores = Pick<Dependencies, "exports" | "landingImages" | "photos" | "posturePhotos">;

export const systemJobs = (stores: Stores): Job[] => [
  {
    name: "remove_files",
    async work(payload) {
      for (const key of Files.parse(payload).keys) await storeOf(key, stores).remove(key);
    },
  },
];

function storeOf(key: string, { exports, landingImages, photos, posturePhotos }: Stores) {
  if (isPosturePhoto(key)) return posturePhotos;
  if (isLandingImage(key)) return landingImages;
  return key.endsWith(".zip") ? exports : photos;
}
