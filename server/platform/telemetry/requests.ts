import {
  type Context,
  context,
  type Meter,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SECONDS } from "./buckets.ts";

interface Begun {
  readonly span: Span;
  readonly context: Context;
}

/** The address as the route names it: an id in it is a person. */
const callOf = ({ routeOptions, method }: FastifyRequest): string => `${method} ${routeOptions.url ?? "unknown"}`;

export function watchRequests(app: FastifyInstance, meter: Meter, tracer: Tracer): void {
  const durations = meter.createHistogram("prumo_request_seconds", {
    description: "Requests, by call and outcome",
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const running = meter.createUpDownCounter("prumo_requests_running", {
    description: "Requests that wait for their answer",
  });
  const begun = new WeakMap<FastifyRequest, Begun>();
  app.addHook("onRequest", (request, reply, done) => {
    const span = tracer.startSpan(callOf(request), { kind: SpanKind.SERVER });
    const of = trace.setSpan(context.active(), span);
    begun.set(request, { span, context: of });
    running.add(1);
    request.log = request.log.child({ trace: span.spanContext().traceId });
    reply.log = request.log;
    context.with(of, done);
  });
  // The body arrives by events of the socket, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => {
    const measured = begun.get(request);
    if (measured) context.with(measured.context, done);
    else done();
  });
  app.addHook("onResponse", async (request, reply) => {
    const measured = begun.get(request);
    running.add(-1);
    const status = reply.statusCode;
    durations.record(reply.elapsedTime / 1000, { call: callOf(request), outcome: outcomeOf(status), status });
    if (!measured) return;
    measured.span.setAttributes({ "http.route": routeOf(request), "http.response.status_code": status });
    if (status >= 500) measured.span.setStatus({ code: SpanStatusCode.ERROR });
    measured.span.end();
  });
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "unknown";

const outcomeOf = (status: number): string => (status < 400 ? "done" : status < 500 ? "refused" : "failed");
