import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { downloadExport, findPersonalData, requestExport } from "#contract/own-data/personal-data.ts";
import type { Person } from "../people.ts";
import { type Bearer, send } from "../send.ts";
import { mailsTo } from "../services/outbox.ts";
import type { TestApp } from "../test-app.ts";

export function exportsOf(prumo: TestApp) {
  const { app, dataDir } = prumo;

  const ask = (person: Bearer) => send(app, requestExport, { as: person });
  const stateOf = async (person: Person) => (await send(app, findPersonalData, { as: person })).body;
  const filesKept = () => {
    const folder = join(dataDir, "files/exports");
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  async function linkFor(person: Person) {
    const mails = await mailsTo(prumo, person.email);
    const mail = mails.findLast(({ subject }) => subject.includes("cópia dos seus dados"));
    const [address = ""] = /https:\/\/prumo\.example\S+/.exec(mail?.text ?? "") ?? [];
    const url = new URL(address);
    const key = url.pathname.split("/").at(-1) ?? "";
    const expires = url.searchParams.get("expires") ?? "";
    return { mail, key, expires, signature: url.searchParams.get("signature") ?? "", path: url.pathname };
  }

  const open = ({ key, expires, signature }: { key: string; expires: string; signature: string }) =>
    send(app, downloadExport, { params: { key }, querystring: { expires, signature } });

  return { ask, stateOf, filesKept, linkFor, open };
}
