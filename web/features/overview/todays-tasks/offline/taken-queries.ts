import { queryOptions } from "@tanstack/react-query";
import { countUnsent, type Unsent } from "./sync.ts";
import { listTaken } from "./take-along.ts";

const OF_DEVICE = "offline-evaluations";

export const takenQuery = (trainerId: number) =>
  queryOptions({
    queryKey: [OF_DEVICE, trainerId, "taken"],
    queryFn: () => listTaken(trainerId),
    staleTime: 0,
  });

export const unsentQuery = (trainerId: number) =>
  queryOptions({
    queryKey: [OF_DEVICE, trainerId, "unsent"],
    queryFn: async (): Promise<Unsent> => ({ ...(await countUnsent()), refusals: [] }),
    staleTime: 0,
  });
