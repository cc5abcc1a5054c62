import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import classes from "./MissingFields.module.css";
import { type Measured, useMissingFields } from "./use-missing-fields.ts";

/** Names the missing fields; pressing a name leads to its field. A line that was there on opening stays, so that nothing jumps. */
export function MissingFields(measured: Measured) {
  const { fields, goTo } = useMissingFields(measured);
  const [isShown] = useState(fields.length > 0);
  if (!isShown) return null;
  return (
    <nav className={classes.missing} aria-label="O que falta medir">
      {fields.length === 0 ? "Nada falta medir para o protocolo." : fields.length === 1 ? "Falta" : "Faltam"}
      {fields.map(({ key, kind, label }) => (
        <UnstyledButton key={key} className={classes.name} onClick={() => goTo(key)}>
          {kind ? `${kind} ${label}`.toLocaleLowerCase("pt-BR") : label}
        </UnstyledButton>
      ))}
    </nav>
  );
}

interface NextProps extends Measured {
  readonly className: string | undefined;
}

/** A phone has no room for the names: each press leads to the next one. */
export function NextMissingField({ className, ...measured }: NextProps) {
  const { fields, goTo } = useMissingFields(measured);
  const [next] = fields;
  if (!next) return null;
  return (
    <UnstyledButton className={className ?? ""} onClick={() => goTo(next.key)} title={`A próxima: ${next.label}`}>
      {fields.length === 1 ? "Falta 1" : `Faltam ${fields.length}`}
    </UnstyledButton>
  );
}
