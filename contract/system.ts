import { z } from "zod";
import { call } from "./call.ts";
import { failures } from "./wire.ts";

export const health = call({
  method: "GET",
  url: "/api/health",
  schema: {
    summary: "O processo está vivo",
    tags: ["system"],
    response: { 200: z.object({ status: z.literal("ok") }) },
  },
});

export const ready = call({
  method: "GET",
  url: "/api/ready",
  schema: {
    summary: "Banco de dados e armazenamento respondem",
    tags: ["system"],
    response: { 200: z.object({ status: z.literal("ready") }), ...failures(503) },
  },
});

/** What the pages need to know before anybody signs in. */
export const productInfo = call({
  method: "GET",
  url: "/api/product",
  schema: {
    summary: "Nome do produto e endereço do suporte",
    tags: ["system"],
    response: { 200: z.object({ name: z.string(), support_url: z.string().nullable() }) },
  },
});
