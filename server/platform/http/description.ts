import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";

const DOCS = "/api/docs";

export async function describeApi(app: FastifyInstance, productName: string): Promise<void> {
  const title = `API ${productName}`;
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title, version: "1" },
      components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
      security: [{ session: [] }],
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } }),
  });
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith(DOCS)) route.config = { ...route.config, access: { who: "public", whose: "nobody" } };
  });
  await app.register(swaggerUi, { routePrefix: DOCS, theme: { title } });
}
