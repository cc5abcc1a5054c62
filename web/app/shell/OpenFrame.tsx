import { Outlet } from "@tanstack/react-router";
import { Logo } from "./Logo.tsx";
import classes from "./OpenFrame.module.css";

export function OpenFrame() {
  return (
    <div className={classes.page}>
      <header>
        <Logo size={36} />
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.card}>
        <Outlet />
      </main>
    </div>
  );
}
