import { queryClient } from "../../api/query-client.ts";
import { currentUserQuery } from "../../session/current-user.ts";
import { BareFrame } from "./Bare.tsx";
import { SignedInFrame } from "./SignedInFrame.tsx";

export function PublicFrame() {
  // The route's guard has loaded the person before this frame is drawn.
  const isSignedIn = queryClient.getQueryData(currentUserQuery.queryKey) !== undefined;
  return isSignedIn ? <SignedInFrame /> : <BareFrame />;
}
