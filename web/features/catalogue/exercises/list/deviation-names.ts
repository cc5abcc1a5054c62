const LEFT = " à esquerda";
const RIGHT = " à direita";

/** A deviation of the left and the right is named once. */
export function deviationNames(names: readonly string[]): string {
  const all = new Set(names);
  const listed = names.flatMap((name) => {
    if (name.endsWith(LEFT) && all.has(name.replace(LEFT, RIGHT))) return name.replace(LEFT, " (dois lados)");
    return name.endsWith(RIGHT) && all.has(name.replace(RIGHT, LEFT)) ? [] : name;
  });
  return listed.join(", ");
}
