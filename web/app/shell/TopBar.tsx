import { Burger, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { StudentFinder } from "../../features/students/students/finder/StudentFinder.tsx";
import { type CurrentUser, roleOf, useCurrentUser } from "../../session/current-user.ts";
import { useProduct } from "../../session/product.ts";
import { Logo } from "./Logo.tsx";
import { BarEntries, DrawerEntries } from "./MenuEntries.tsx";
import { behindLogo } from "./menu.ts";
import { PersonFace } from "./PersonFace.tsx";
import { SignOut } from "./SignOut.tsx";
import classes from "./TopBar.module.css";

const loadPersonMenu = () => import("./PersonMenu.tsx");
const PersonMenu = lazy(loadPersonMenu);
const TrainerFinderDialog = lazy(() => import("./TrainerFinderDialog.tsx"));
const AdminFinderDialog = lazy(() => import("./AdminFinderDialog.tsx"));

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
          {role === "trainer" && <StudentFinder Dialog={TrainerFinderDialog} />}
          {role === "admin" && <StudentFinder Dialog={AdminFinderDialog} />}
          <PersonButton user={user} />
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

/** The menu's script comes with the first press, so that no page waits for it. */
function PersonButton({ user }: { readonly user: CurrentUser }) {
  const [isPressed, setPressed] = useState(false);
  const button = (
    <button
      type="button"
      className={classes.person}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadPersonMenu}
      onFocus={loadPersonMenu}
      onClick={() => setPressed(true)}
    >
      <PersonFace user={user} />
    </button>
  );
  if (!isPressed) return button;
  return (
    <Suspense fallback={button}>
      <PersonMenu />
    </Suspense>
  );
}
