import { Avatar } from "@mantine/core";
import { initialsOf } from "#domain/text/initials.ts";

interface Props {
  /** A photo that is missing or broken falls back on the initials of the first and the last name. */
  readonly photo: string | null;
  readonly name: string;
  readonly size: number;
  readonly round?: boolean;
}

/** A person beside the name: decoration, so readers skip it. */
export function Face({ photo, name, size, round = false }: Props) {
  return (
    <Avatar src={photo} size={size} radius={round ? "xl" : "md"} color="navy" alt="" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  );
}
