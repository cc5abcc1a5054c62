import { z } from "zod";
import type { Job } from "../../platform/jobs/worker.ts";
import type { Parts } from "../../platform/parts.ts";

const Files = z.object({ keys: z.array(z.string()) });

export const systemJobs = ({ exports, photos }: Pick<Parts, "exports" | "photos">): Job[] => [
  {
    name: "remove_files",
    async work(payload) {
      for (const key of Files.parse(payload).keys) await (key.endsWith(".zip") ? exports : photos).remove(key);
    },
  },
];
