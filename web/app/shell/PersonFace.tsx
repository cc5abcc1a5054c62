import { type CurrentUser, roleOf } from "../../session/current-user.ts";
import { Face } from "../../ui/Face.tsx";
import classes from "./TopBar.module.css";

interface Props {
  readonly user: CurrentUser;
}

/** The administrator's bar has no room for a name; readers still hear it. */
export const PersonFace = ({ user }: Props) => (
  <>
    <Face photo={user.photo_url} name={user.fullname} size={32} round />
    <span className={classes.name} data-hidden={roleOf(user) === "admin" || undefined}>
      {user.fullname}
    </span>
  </>
);
