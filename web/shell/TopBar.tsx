import { Burger, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link, useMatchRoute } from "@tanstack/react-router";
import { roleOf, useCurrentUser } from "../features/accounts/data.ts";
import { studentsPage } from "../features/students/student-pages.ts";
import { useProduct } from "../product.ts";
import { Logo } from "./Logo.tsx";
import { homeOf, menuOf, SUPPORT } from "./menu.ts";
import { Person } from "./Person.tsx";
import { SignOut } from "./SignOut.tsx";
import classes from "./TopBar.module.css";

/** The bar above every signed-in screen: logo, menu by role, the person, leaving. Narrow windows get the menu in a drawer. */
export function TopBar() {
  const user = useCurrentUser();
  const { name } = useProduct();
  const [opened, drawer] = useDisclosure(false);

  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Burger hiddenFrom="lg" size="sm" opened={opened} onClick={drawer.toggle} aria-label="Abrir menu" />
        <Link {...homeOf(user)} className={classes.home} aria-label={`${name}, página inicial`}>
          <Logo size={26} />
        </Link>
        <nav aria-label="Principal" className={classes.wide}>
          <Entries />
        </nav>
        <div className={classes.end}>
          {roleOf(user) !== "admin" && <Person user={user} />}
          <div className={classes.wide}>
            <SignOut />
          </div>
        </div>
      </div>
      <Drawer opened={opened} onClose={drawer.close} title="Menu" size="xs" hiddenFrom="lg">
        <nav aria-label="Principal" className={classes.drawer}>
          <Entries onChoose={drawer.close} />
          <SignOut />
        </nav>
      </Drawer>
    </header>
  );
}

function Entries({ onChoose }: { readonly onChoose?: () => void }) {
  const user = useCurrentUser();
  const { support_url } = useProduct();
  const matches = useMatchRoute();
  // A student's page is within the list of students.
  const onStudent = matches({ to: "/inicio/visualizar/$id", fuzzy: true }) !== false;
  return (
    <>
      {menuOf(user).map(({ label, link }) =>
        label === SUPPORT.label && support_url ? (
          <a key={label} className={classes.entry} href={support_url} target="_blank" rel="noreferrer">
            {label}
          </a>
        ) : (
          <Link
            key={label}
            {...link}
            replace={matches(link) !== false}
            className={classes.entry}
            activeOptions={{ includeSearch: false }}
            {...(onStudent && link.to === studentsPage(roleOf(user)) && { "data-status": "active" })}
            onClick={onChoose}
          >
            {label}
          </Link>
        ),
      )}
    </>
  );
}
