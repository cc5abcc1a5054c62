export type Sex = "male" | "female";

/**
 * The sex whose equations and tables apply to a student's registered gender. Any gender other than "male" takes the
 * female ones; a gender that was not informed has none.
 */
export function sexOf(gender: string | null | undefined): Sex | null {
  if (!gender) return null;
  return gender === "male" ? "male" : "female";
}
