import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useProduct } from "../../../session/product.ts";
import classes from "../../../ui/link.module.css";

export function SupportLink() {
  const { support_url } = useProduct();
  if (support_url) {
    return (
      <Anchor href={support_url} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
        Suporte
      </Anchor>
    );
  }
  return (
    <Anchor size="sm" className={classes.link} renderRoot={(props) => <Link {...props} to="/suporte" />}>
      Suporte
    </Anchor>
  );
}
