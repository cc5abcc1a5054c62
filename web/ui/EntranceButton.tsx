import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";

/** It leads to the sign-in, and whoever is signed in to their first screen. */
export const EntranceButton = ({ children = "Ir para a entrada" }: { readonly children?: string }) => (
  <Button mt="xs" renderRoot={(props) => <Link {...props} to="/" />}>
    {children}
  </Button>
);
