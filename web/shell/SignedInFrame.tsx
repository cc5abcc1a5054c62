import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentUserQuery } from "../features/accounts/data.ts";
import { prepareToasts } from "../ui/toast.ts";
import { TopBar } from "./TopBar.tsx";

/** The frame round every signed-in screen. While it is open the session is asked after every 60 seconds. */
export function SignedInFrame() {
  useQuery({ ...currentUserQuery, refetchInterval: 60_000 });
  useEffect(prepareToasts, []);
  return (
    <>
      <TopBar />
      <Container component="main" id="conteudo" tabIndex={-1} size={1440} px="md" py="lg">
        <Outlet />
      </Container>
    </>
  );
}
