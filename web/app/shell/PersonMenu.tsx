import { Menu } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { roleOf, useCurrentUser } from "../../session/current-user.ts";
import { PersonFace } from "./PersonFace.tsx";
import { useSignOut } from "./SignOut.tsx";
import classes from "./TopBar.module.css";

/** One press more than a button that ends the session: it stands where full-screen dialogs have their X. */
export default function PersonMenu() {
  const user = useCurrentUser();
  const { signOut, isPending, question } = useSignOut();
  return (
    <>
      <Menu defaultOpened position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className={classes.person}>
            <PersonFace user={user} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {roleOf(user) === "trainer" && (
            <>
              <Menu.Item mih={44} renderRoot={(item) => <Link to="/configuracoes/perfil" {...item} />}>
                Meu perfil
              </Menu.Item>
              <Menu.Item mih={44} renderRoot={(item) => <Link to="/inicio/sem-sinal" {...item} />}>
                Levar offline
              </Menu.Item>
            </>
          )}
          <Menu.Item mih={44} disabled={isPending} onClick={signOut}>
            Sair
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  );
}
