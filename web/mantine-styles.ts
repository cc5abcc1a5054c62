import type { Plugin } from "vite";

const CLASS_NAMES = /@mantine[\\/]core[\\/]esm[\\/].+[\\/](\w+)\.module\.mjs$/;
const BASE = /[\\/]theme[\\/]mantine-base\.ts$/;

/**
 * Lets the style sheet of each Mantine component travel with the component, so that a screen loads the rules of what it
 * shows. Mantine keeps the class names of `X` in a module of that name and its rules in `styles/X.css`. The development server
 * bundles Mantine beforehand: there, all components have their rules from the start.
 */
export function mantineStyles(): Plugin {
  let isBuild = false;
  return {
    name: "mantine-styles",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    transform(code, id) {
      const [, component] = CLASS_NAMES.exec(id) ?? [];
      if (isBuild && component) return `import "@mantine/core/styles/${component}.css";\n${code}`;
      return !isBuild && BASE.test(id) ? `${code}\nimport "@mantine/core/styles.css";` : null;
    },
  };
}
