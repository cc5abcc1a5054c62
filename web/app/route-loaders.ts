import { queryClient } from "../api/query-client.ts";

/* Rarer pages load their queries apart, so that signing in does not carry them. */

export const prefetchAudit = () =>
  void import("../features/people/audit/data.ts").then(({ auditQuery }) =>
    queryClient.prefetchInfiniteQuery(auditQuery),
  );

export const prefetchProfile = () =>
  void import("../features/own-data/profile/data.ts").then(({ profileQuery }) =>
    queryClient.prefetchQuery(profileQuery),
  );

export const prefetchOwnSubscription = () =>
  void import("../features/platform-billing/subscriptions/data.ts").then(({ ownSubscriptionQuery }) =>
    queryClient.prefetchQuery(ownSubscriptionQuery),
  );
