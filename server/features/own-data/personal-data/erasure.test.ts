import { describe, expect, it } from "vitest";
import {
  findPersonalData,
  fulfilErasure,
  listErasureRequests,
  refuseErasure,
  requestErasure,
  withdrawErasure,
} from "#contract/own-data/personal-data.ts";
import { signIn } from "#contract/people/accounts.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { aWorld } from "../../../testing/world.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const { bruno, carla, admin } = await aWorld(prumo);

const ask = (person: Person, password = PASSWORD) => send(app, requestErasure, { body: { password }, as: person });
const stateOf = async (person: Person) => (await send(app, findPersonalData, { as: person })).body;
const pendingOf = async (state: "pending" | "handled" = "pending") =>
  (await send(app, listErasureRequests, { querystring: { state }, as: admin })).body;
const fulfil = (request_id: number, user_id: number) =>
  send(app, fulfilErasure, { body: { request_id, user_id }, as: admin });
const refuse = (request_id: number, user_id: number, reason = "Há um processo em andamento.") =>
  send(app, refuseErasure, { body: { request_id, user_id, reason }, as: admin });
const entering = ({ email, role }: Person) =>
  send(app, signIn, { body: { email, password: PASSWORD, students: role === "student" } });

describe("asking to be erased", async () => {
  const tom = await aStudent(prumo, bruno, { name: "Tom Sozinho" });

  it("takes one's password", async () => {
    const answer = await ask(tom, "não é esta");
    expect([answer.status, answer.errors.fields]).toEqual([422, { password: "Senha atual incorreta" }]);
    expect((await stateOf(tom)).erasure).toBeNull();
  });

  it("is recorded with its instant and due in fifteen days, and told by mail to the person and the trainer", async () => {
    const { status, body } = await ask(tom);
    expect([status, body.erasure]).toEqual([
      201,
      {
        id: expect.any(Number),
        state: "pending",
        requested_at: clock.now().toISOString(),
        due_on: "2026-03-17",
        handled_at: null,
        reason: null,
      },
    ]);
    const [mail] = (await mailsTo(prumo, tom.email)).filter(({ subject }) => subject.includes("exclusão"));
    expect(mail?.subject).toBe("Recebemos seu pedido de exclusão no Prumo");
    expect(mail?.text).toContain("respondido até 17/03/2026");
    expect(mail?.html).toContain("https://prumo.example/inicio/perfil");
    const [told] = (await mailsTo(prumo, bruno.email)).filter(({ subject }) => subject.includes("aluno pediu"));
    expect(told?.text).toContain("Tom Sozinho pediu a exclusão");
  });

  it("a second time is refused while the first is pending", async () => {
    const again = await ask(tom);
    expect([again.status, again.errors.code]).toEqual([409, "erasure_pending"]);
  });

  it("can be taken back while pending, and only then", async () => {
    const withdraw = () => send(app, withdrawErasure, { as: tom });
    expect((await withdraw()).status).toBe(204);
    expect((await stateOf(tom)).erasure?.state).toBe("withdrawn");
    const again = await withdraw();
    expect([again.status, again.errors.code]).toEqual([409, "erasure_handled"]);
    expect((await pendingOf()).requests).toEqual([]);
    expect((await ask(tom)).status).toBe(201);
  });

  it("is not for the administrator, whom nobody could replace", async () => {
    const answer = await ask(admin);
    expect([answer.status, answer.errors.code]).toEqual([403, "not_allowed"]);
  });

  it("five times in a quarter of an hour at most, with wrong passwords too, so that it fills nobody's mailbox", async () => {
    const ester = await aTrainer(prumo);
    const fresh = await aStudent(prumo, ester);
    const statuses = [(await ask(fresh, "errada")).status];
    for (let n = 0; n < 5; n++) {
      statuses.push((await ask(fresh)).status);
      await send(app, withdrawErasure, { as: fresh });
    }
    expect(statuses).toEqual([422, 201, 201, 201, 201, 429]);
    expect(await mailsTo(prumo, ester.email)).toHaveLength(4);
  });
});

describe("the administrator's list", () => {
  it("names the person, the trainer and how many students go along, the oldest request first", async () => {
    clock.advance(60_000);
    const hugo = await aTrainer(prumo, { name: "Hugo Cheio" });
    await aStudent(prumo, hugo);
    await aStudent(prumo, hugo);
    await ask(hugo);
    const { requests, meta } = await pendingOf();
    expect(meta).toEqual({ next_page: null, total_count: 2 });
    expect(requests.map(({ person }) => person)).toEqual([
      expect.objectContaining({
        fullname: "Tom Sozinho",
        role_type: "Student",
        trainer_name: bruno.name,
        students_count: 0,
      }),
      expect.objectContaining({
        fullname: "Hugo Cheio",
        email: hugo.email,
        role_type: "PersonalTrainer",
        trainer_name: null,
        students_count: 2,
      }),
    ]);
  });

  it("is refused to trainers and students, as is handling", async () => {
    for (const person of [bruno, carla]) {
      const answers = [
        await send(app, listErasureRequests, { querystring: {}, as: person }),
        await send(app, fulfilErasure, { body: { request_id: 1, user_id: person.id }, as: person }),
        await send(app, refuseErasure, { body: { request_id: 1, user_id: person.id, reason: "x" }, as: person }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });
});

describe("refusing", () => {
  it("takes a reason, which the person is told, and leaves everything as it was", async () => {
    const eva = await aStudent(prumo, bruno, { name: "Eva Recusada" });
    const { id } = (await ask(eva)).body.erasure;
    expect((await refuse(id, eva.id, "  ")).errors.fields).toHaveProperty("reason");
    expect((await refuse(id, eva.id)).status).toBe(204);
    expect((await stateOf(eva)).erasure).toMatchObject({ state: "refused", reason: "Há um processo em andamento." });
    const mail = (await mailsTo(prumo, eva.email)).at(-1);
    expect(mail?.subject).toBe("Seu pedido de exclusão no Prumo foi recusado");
    expect(mail?.text).toContain("Há um processo em andamento.");
    for (const answer of [await refuse(id, eva.id), await fulfil(id, eva.id)])
      expect([answer.status, answer.errors.code]).toEqual([409, "erasure_handled"]);
    expect((await entering(eva)).status).toBe(200);
    expect((await ask(eva)).status).toBe(201);
  });
});
