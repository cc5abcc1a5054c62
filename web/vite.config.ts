import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** A chunk of what its test names alone. */
const apart = { priority: 2, includeDependenciesRecursively: false };

/**
 * Root is this folder (`vite build web`). Nothing is inlined: the server's policy is `script-src 'self'`.
 * React, the router and the query cache are one long-lived chunk; Mantine and zod are split by the screens that use them,
 * so that signing in does not download calendars and schemas. What reads the addresses is every page's, masks and the calendar
 * are heavy: apart, none of them is merged with something small that would bring it along. Merging small shared chunks saves
 * requests and costs weight: from 1.5 kB on, signing in takes masks and lists along and weighs 203 kB instead of 178.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, priority: 2 },
            { name: "addresses", test: /-search\.ts$/, priority: 2 },
            { name: "masks", test: /[\\/](react-imask|imask)[\\/]|[\\/]ui[\\/]MaskedInput/, ...apart },
            { name: "calendar", test: /[\\/]@mantine[\\/]dates[\\/]|[\\/]ui[\\/]DayInput/, ...apart },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 700, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { "^/api/": "http://localhost:3000" } },
});
