export type Sex = "male" | "female";

/** Any registered gender other than "male" takes the female equations; an uninformed one has none. */
export function sexOf(gender: string | null | undefined): Sex | null {
  if (!gender) return null;
  return gender === "male" ? "male" : "female";
}
