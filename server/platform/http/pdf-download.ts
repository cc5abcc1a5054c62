import type { FastifyInstance, RouteOptions } from "fastify";
import { PdfFile } from "#contract/wire.ts";
import type { PdfJob } from "../pdf/messages.ts";
import type { PdfRenderer } from "../pdf/render.ts";
import { RETRY_AFTER_SECONDS, Refusal } from "../refusal.ts";
import { AccountPlaces } from "./account-places.ts";
import type { Download } from "./route.ts";

/** One process writes the documents of all: it takes a moment for each, and a script may ask for hundreds. */
const MAX_OF_AN_ACCOUNT = 12;

const TOO_MANY = "Ainda estamos preparando os PDFs que você pediu.";

const tooMany = (): Refusal =>
  new Refusal("too_many_tries", { detail: TOO_MANY, retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Who opens a shared link has no account: then the link has the places. */
export function limitPdfs(app: FastifyInstance): void {
  const places = new AccountPlaces({ max: MAX_OF_AN_ACCOUNT, refusal: tooMany });
  app.addHook("onRoute", (route) => {
    if (!answersPdf(route)) return;
    const { handler } = route;
    route.handler = async function print(request, reply) {
      return places.takeFor(request.actor?.userId ?? request.url, async () => handler.call(this, request, reply));
    };
  });
}

const answersPdf = ({ schema }: RouteOptions): boolean =>
  (schema?.response as Readonly<Record<number, unknown>> | undefined)?.[200] === PdfFile;

export const pdfDownload = async (
  { pdf }: { readonly pdf: PdfRenderer },
  { job, ...names }: { readonly job: PdfJob } & Pick<Download, "fileName" | "specifiedName">,
): Promise<Download<Buffer>> => ({
  bytes: await pdf.render(job),
  mediaType: "application/pdf",
  ...names,
});
