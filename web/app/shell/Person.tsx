import { Link } from "@tanstack/react-router";
import { type CurrentUser, roleOf } from "../../session/current-user.ts";
import { Face } from "../../ui/Face.tsx";
import classes from "./TopBar.module.css";

export function Person({ user }: { readonly user: CurrentUser }) {
  const face = (
    <>
      <Face photo={user.photo_url} name={user.fullname} size={32} round />
      <span className={classes.name}>{user.fullname}</span>
    </>
  );
  if (roleOf(user) !== "trainer") return <span className={classes.person}>{face}</span>;
  return (
    <Link to="/configuracoes/perfil" className={classes.person} title="Meu perfil">
      {face}
    </Link>
  );
}
