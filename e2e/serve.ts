import { rmSync } from "node:fs";
import { aPostalService, type PostalService, viaCep } from "#server/testing/services/postal-service.ts";
import { DATA_DIR } from "./data-dir.ts";

/** The real server with demo data in its own folder, which is deleted when the process ends. */
const discard = () => rmSync(DATA_DIR, { recursive: true, force: true });

discard();
Object.assign(process.env, {
  DATA_DIR,
  PLATFORM_PIX_KEY: "financeiro@prumo.example",
  PLATFORM_PIX_NAME: "Prumo",
  PLATFORM_PIX_CITY: "Recife",
});
process.on("exit", discard);
// A local service replaces the public postal services. For one CEP it is away.
const postalService: PostalService = (host, request, response) =>
  request.url?.includes("77777777") ? response.writeHead(503).end() : viaCep(host, request, response);
await aPostalService(postalService);

await import("../server/main.ts");
