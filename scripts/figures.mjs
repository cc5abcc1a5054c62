/** `npm run figures`: all exercises of the catalogue on one sheet, start and end at 120 px, in light and dark. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onRightNode, ROOT } from "./bootstrap.mjs";

await onRightNode(import.meta.url);

const { exerciseStill } = await import("../domain/figures/exercise/exercise-figure.ts");
const { escapeSvg } = await import("../domain/figures/svg-text.ts");
const { catalogueExercises } = await import("../server/seed/catalogue/exercises.ts");
const { catalogueMovements } = await import("../server/seed/catalogue/movements.ts");
const { muscleGroups } = await import("../server/seed/catalogue/muscle-groups.ts");

/* The colours of the screens. */
const style = readFileSync(join(ROOT, "web/features/catalogue/exercises/figure/Figure.module.css"), "utf8");
const tones = [...style.matchAll(/(--figure-([a-z-]+)): light-dark\(.+\);/g)];
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const colors = Object.fromEntries(tones.map(([, variable, name]) => [camelCase(name), `var(${variable})`]));

const idOf = (name) => muscleGroups.find((group) => group.name === name)?.id;
const drawn = catalogueExercises.filter(({ name }) => catalogueMovements[name]);

function cell({ name, muscle_groups: groups }) {
  const [main, ...assisting] = groups.map(idOf);
  const muscles = { main: main ? [main] : [], assisting };
  const still = exerciseStill({ movement: catalogueMovements[name], muscles, poses: "both", colors });
  return `<figure>${still}<figcaption>${escapeSvg(name)}</figcaption></figure>`;
}

const cells = drawn.map(cell).join("\n");
const section = (scheme) => `<section style="color-scheme:${scheme}">${cells}</section>`;
const sheet = `<!doctype html><meta charset="utf-8"><title>${drawn.length} de ${catalogueExercises.length} exercícios</title>
<style>
section { ${tones.map(([declaration]) => declaration).join(" ")}
  display: flex; flex-wrap: wrap; gap: 12px; padding: 12px;
  color: light-dark(#1f2030, #d9dae4); background: light-dark(#fff, #1b1c29); font: 13px system-ui }
figure { width: 240px; margin: 0 } svg { display: block; width: 240px; height: 120px }
</style>${section("light")}${section("dark")}`;

const file = join(ROOT, "dist", "figures.html");
mkdirSync(join(ROOT, "dist"), { recursive: true });
writeFileSync(file, sheet);
console.log(`${drawn.length} de ${catalogueExercises.length} exercícios: ${pathToFileURL(file)}`);
