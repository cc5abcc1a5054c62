import { z } from "zod";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Job } from "../../platform/jobs/worker.ts";

const Files = z.object({ keys: z.array(z.string()) });

export const systemJobs = ({ exports, photos }: Pick<Dependencies, "exports" | "photos">): Job[] => [
  {
    name: "remove_files",
    async work(payload) {
      for (const key of Files.parse(payload).keys) await (key.endsWith(".zip") ? exports : photos).remove(key);
    },
  },
];
