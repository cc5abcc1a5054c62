import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { AddPasskey } from "../passkeys/AddPasskey.tsx";
import { EnrolScreen } from "../second-factors/EnrolScreen.tsx";
import { leave } from "./data.ts";

export function EnrolFactorScreen() {
  const admin = roleOf(useCurrentUser()) === "admin";
  return <EnrolScreen AddPasskey={AddPasskey} onSignOut={() => leave(admin)} />;
}
