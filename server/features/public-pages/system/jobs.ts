import { z } from "zod";
import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";

const Files = z.object({ keys: z.array(z.string()) });

type Stores = Pick<
  Dependencies,
  "certificates" | "commentMedia" | "exports" | "landingImages" | "photos" | "posturePhotos"
>;

export const systemJobs = (stores: Stores): Job[] => [
  {
    name: "remove_files",
    async work(payload) {
      for (const key of Files.parse(payload).keys) await storeOf(key, stores).remove(key);
    },
  },
];

function storeOf(key: string, { certificates, commentMedia, exports, landingImages, photos, posturePhotos }: Stores) {
  if (posturePhotos.holds(key)) return posturePhotos;
  if (commentMedia.holds(key)) return commentMedia;
  if (certificates.holds(key)) return certificates;
  if (landingImages.holds(key)) return landingImages;
  return key.endsWith(".zip") ? exports : photos;
}
