import { Avatar } from "@mantine/core";

interface Props {
  /** A photo that is missing or broken falls back on the initials of the first and the last name. */
  readonly photo: string | null;
  readonly name: string;
  readonly size: number;
  readonly round?: boolean;
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
};

/** A person beside the name: decoration, so readers skip it. */
export function Face({ photo, name, size, round = false }: Props) {
  return (
    <Avatar src={photo} size={size} radius={round ? "xl" : "md"} color="navy" alt="" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  );
}
