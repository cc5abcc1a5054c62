import { context, metrics, type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Config } from "../config.ts";
import { reasonOf, StartFailure } from "../start-failure.ts";
import { SECONDS } from "./buckets.ts";
import { watchBackups, watchPool, watchProcess, watchQueue } from "./gauges.ts";
import { watchRequests } from "./requests.ts";
import type { TaskLog, Telemetry } from "./telemetry.ts";

export async function openTelemetry({ metrics: where, tracesUrl }: Config["telemetry"]): Promise<Telemetry> {
  const resource = resourceFromAttributes({ "service.name": "prumo" });
  const readers = where ? [await openExporter(where)] : [];
  const meters = new MeterProvider({ resource, readers });
  const spanProcessors = tracesUrl
    ? [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${tracesUrl}/v1/traces` }) })]
    : [];
  const tracers = new TracerProvider({ resource, spanProcessors });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracers);
  metrics.setGlobalMeterProvider(meters);
  const meter = meters.getMeter("prumo");
  const tracer = tracers.getTracer("prumo");
  const closers: (() => Promise<unknown>)[] = [];
  watchProcess(meter);
  const services = meter.createHistogram("prumo_service_seconds", {
    description: "Calls of outside services and workers, by outcome",
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const jobs = meter.createHistogram("prumo_job_seconds", {
    description: "Jobs, by task and outcome",
    advice: { explicitBucketBoundaries: SECONDS },
  });

  async function measured<Result>(
    name: string,
    work: (span: Span) => Promise<Result>,
    tell: (outcome: string, seconds: number) => void,
  ) {
    const begun = performance.now();
    return tracer.startActiveSpan(name, async (span) => {
      try {
        const result = await work(span);
        tell(outcomeOf(result), (performance.now() - begun) / 1000);
        return result;
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        tell("failed", (performance.now() - begun) / 1000);
        throw error;
      } finally {
        span.end();
      }
    });
  }

  return {
    watchRequests: (app) => watchRequests(app, meter, tracer),
    watchPool: (pool) => watchPool(meter, pool),
    watchQueue: (ownerUrl) => void closers.push(watchQueue(meter, ownerUrl)),
    watchBackups: (newest) => watchBackups(meter, newest),
    watch(name, service, methods) {
      const watched: Record<string, unknown> = {};
      for (const method of methods) {
        const call = service[method];
        if (typeof call !== "function") throw new Error(`${name} has no method ${method}`);
        watched[method] = (...args: unknown[]) =>
          measured(
            `${name} ${method}`,
            async () => call.apply(service, args),
            (outcome, seconds) => services.record(seconds, { service: name, method, outcome }),
          );
      }
      return { ...service, ...watched };
    },
    runJob: (task, log, work) =>
      measured(
        `job ${task}`,
        (span) => work(logOf(log, span)),
        (outcome, seconds) => jobs.record(seconds, { task, outcome }),
      ),
    async stop() {
      for (const close of closers) await close();
      await tracers.shutdown();
      await meters.shutdown();
    },
  };
}

/** The exporter serves by itself, on a port that the proxy does not show. */
async function openExporter({ host, port }: NonNullable<Config["telemetry"]["metrics"]>): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  await exporter.startServer().catch((error: unknown) => {
    throw new StartFailure(`METRICS_PORT: não é possível ouvir em ${host}:${port} (${reasonOf(error)}).`);
  });
  return exporter;
}

/** Services answer named outcomes; one that answers none has done what it was asked. */
function outcomeOf(result: unknown): string {
  if (typeof result === "object" && result !== null && "outcome" in result) return String(result.outcome);
  return "done";
}

function logOf(log: TaskLog, span: Span): TaskLog {
  if (!("child" in log) || typeof log.child !== "function") return log;
  return log.child({ trace: span.spanContext().traceId });
}
