import { Burger, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { StudentFinder } from "../../features/students/students/finder/StudentFinder.tsx";
import { type CurrentUser, roleOf, useCurrentUser } from "../../session/current-user.ts";
import { useProduct } from "../../session/product.ts";
import { Face } from "../../ui/Face.tsx";
import { Logo } from "./Logo.tsx";
import { BarEntries, DrawerEntries } from "./MenuEntries.tsx";
import { behindLogo } from "./menu.ts";
import { SignOut } from "./SignOut.tsx";
import classes from "./TopBar.module.css";

export function TopBar() {
  const user = useCurrentUser();
  const { name } = useProduct();
  const [opened, drawer] = useDisclosure(false);
  const role = roleOf(user);

  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Burger
          hiddenFrom="lg"
          size="sm"
          w={44}
          h={44}
          opened={opened}
          onClick={drawer.toggle}
          aria-label="Abrir menu"
        />
        <Link {...behindLogo(user)} className={classes.home} aria-label={`${name}, página inicial`}>
          <Logo size={26} />
        </Link>
        <nav aria-label="Principal" className={classes.wide}>
          <BarEntries />
        </nav>
        <div className={classes.end}>
          {role !== "student" && <StudentFinder />}
          {role !== "admin" && <Person user={user} />}
          <div className={classes.wide}>
            <SignOut />
          </div>
        </div>
      </div>
      <Drawer opened={opened} onClose={drawer.close} title="Menu" size="xs" hiddenFrom="lg">
        <nav aria-label="Principal" className={classes.drawer}>
          <DrawerEntries onChoose={drawer.close} />
          <SignOut />
        </nav>
      </Drawer>
    </header>
  );
}

function Person({ user }: { readonly user: CurrentUser }) {
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
