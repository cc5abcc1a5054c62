const LEFT = " à esquerda";
const RIGHT = " à direita";

/** A deviation of the left and the right is named once. */
export function deviationNames(names: readonly string[]): string {
  const there = new Set(names);
  const said = names.flatMap((name) => {
    if (name.endsWith(LEFT) && there.has(name.replace(LEFT, RIGHT))) return name.replace(LEFT, " (dois lados)");
    return name.endsWith(RIGHT) && there.has(name.replace(RIGHT, LEFT)) ? [] : name;
  });
  return said.join(", ");
}
