import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Root is this folder (`vite build web`). Nothing is inlined: the server's policy is `script-src 'self'`.
 * React, the router and the query cache are one long-lived chunk; Mantine and zod are split by the screens that use them,
 * so that signing in does not download calendars and schemas. What reads the addresses is every page's: apart, it cannot be merged
 * into a screen and bring that along. Merging small shared chunks into larger ones saves requests and costs weight: from 2.5 kB
 * on, signing in takes masks and lists along and weighs 240 kB instead of 167.
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
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { "^/api/": "http://localhost:3000" } },
});
