import { expect, it } from "vitest";
import { fulfilErasure, requestErasure } from "#contract/own-data/personal-data.ts";
import { accessOf, calls, nameOf } from "../../../testing/calls.ts";
import { everyColumn } from "../../../testing/database/every-column.ts";
import { exampleArguments } from "../../../testing/examples/all.ts";
import { renderOnce } from "../../../testing/files/render-once.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { signedIn, type TheirStudent } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { aWorld, type Periodisation } from "../../../testing/world.ts";

const prumo = await startTestApp({ pdf: renderOnce() });
const { app, database } = prumo;
const { owner } = database;
// Ids of ten digits: six are found by chance among microseconds and hashes.
await owner.query("select setval(pg_get_serial_sequence('users', 'id'), 1940000000)");
const world = await aWorld(prumo);
const { placesOf } = await everyColumn(owner);

/** Calls that change what is a student's, in the order of the contract. */
const writes = calls.filter((call) => {
  const { who, whose } = accessOf(call);
  const isOfTenant = who !== "public" && whose === "tenant" && who.some((role) => role !== "owner");
  return (
    call.method !== "GET" && isOfTenant && !/logout|password|sessions|erasure|factors|passkeys|proof/.test(call.url)
  );
});

const STAYS = /^(audit_log|consents|erasure_requests|users|admin_acts)\./;

it.each<[string, TheirStudent, Periodisation, number]>([
  ["first", world.joao, world, 0],
  ["after some of them", world.dora, world.doras, 8],
  ["in their midst", world.carla, world.carlas, 40],
  ["late", world.davi, world.davis, 90],
])("a student is erased while everybody writes, and nothing breaks or is left: %s", async (_, student, cycles, at) => {
  const { trainer } = student;
  const examples = await exampleArguments(prumo, { ...world, ana: trainer, joao: student, ...cycles });
  const [ofTrainer, ofStudent] = [await signedIn(prumo, trainer), await signedIn(prumo, student)];
  const { erasure } = (await send(app, requestErasure, { body: { password: PASSWORD }, as: ofStudent })).body;
  const body = { request_id: erasure.id, user_id: student.id };
  let callers = 0;
  const sendings = writes.flatMap((call) => {
    const { who } = accessOf(call);
    const people = [...(who.includes("trainer") ? [ofTrainer] : []), ...(who.includes("student") ? [ofStudent] : [])];
    return people.map((as) => async () => {
      const headers = { "x-forwarded-for": `10.${60 + (callers >> 8)}.${callers++ & 255}.1` };
      const { status, text } = await sendAnything(app, call, { ...examples.get(nameOf(call)), as, headers });
      return status >= 500 ? [nameOf(call), text] : [];
    });
  });
  const erasing = async () => {
    const { status, text } = await send(app, fulfilErasure, { body, as: world.admin });
    return status === 204 ? [] : ["erasure", text];
  };
  const answers = await Promise.all(sendings.toSpliced(at, 0, erasing).map((one) => one()));
  expect(answers.filter((failure) => failure.length > 0)).toEqual([]);
  await prumo.runDueJobs();
  expect((await placesOf(String(student.id))).filter((place) => !STAYS.test(place))).toEqual([]);
});
