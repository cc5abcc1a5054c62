import type { ComponentProps } from "react";
import { MaskedInput } from "../field/MaskedInput.tsx";

/** A person's own birthdate, which the browser may fill in. */
export const BirthdateInput = (props: Omit<ComponentProps<typeof MaskedInput>, "mask">) => (
  <MaskedInput label="Data de nascimento" autoComplete="bday" mask="00/00/0000" placeholder="dd/mm/aaaa" {...props} />
);
