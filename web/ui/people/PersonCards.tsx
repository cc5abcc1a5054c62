import { SimpleGrid } from "@mantine/core";
import type { ReactNode } from "react";
import { useUpTo } from "../use-breakpoint.ts";
import classes from "./PersonCards.module.css";

export function PersonCards({ children }: { readonly children: ReactNode }) {
  const phone = useUpTo("xs");
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, xs: 2, md: 3, xl: 4 }}
      spacing={phone ? 0 : "md"}
      p={0}
      m={0}
      className={(phone ? classes.rows : classes.cards) ?? ""}
      style={{ listStyle: "none" }}
    >
      {children}
    </SimpleGrid>
  );
}
