import { expect } from "@playwright/test";
import { readInvitationLink } from "../outbox.ts";
import { MARINA } from "../people.ts";
import { test } from "./test.ts";

const EXERCISE = "Supino reto com barra";

test("a trainer registers, plans, evaluates and prescribes on a desktop; the student trains in the gym by phone", async ({
  visitor,
  browserName,
}) => {
  const { open, see, press, fill, type, key, download, engine } = visitor;
  const email = `motor.${browserName}.${Date.now()}@correio.example`;
  await engine.resize(1440, 900);

  await test.step("sign in", async () => {
    await open("/autenticacao/entrar");
    await fill("E-mail", MARINA.email);
    await fill("Senha", MARINA.password);
    await press("Entrar", "button");
    await see(/^Total de Alunos/);
  });

  await test.step("register a student", async () => {
    await press("Novo aluno", "button");
    await fill("Nome", `Joana Motor ${browserName}`);
    await fill(/^Celular/, "11987654321");
    await fill("E-mail", email);
    await fill("Data de nascimento", `01/01/${new Date().getFullYear() - 30}`);
    await key("Tab");
    await press("Feminino");
    await press("2ª 4ª 6ª", "button");
    await press("Salvar e planejar", "button");
    await see("Cadastro salvo com sucesso");
  });

  await test.step("plan", async () => {
    await fill("Nome", "Hipertrofia");
    await press("Começar e avaliar", "button");
    await see("Periodização cadastrada com sucesso");
  });

  await test.step("evaluate", async () => {
    await fill(/^Estatura/, "165");
    await fill(/^Massa/, "62");
    await fill(/^FC de repouso/, "64");
    await fill(/^Cintura/, "72");
    await fill(/^Quadril/, "98,5");
    await press("Salvar Avaliação", "button");
    await see("Avaliação salva com sucesso");
    await press("Prescrever treino", "button");
  });

  await test.step("prescribe, and read it as a PDF", async () => {
    await see("Ainda não há nenhum treino cadastrado.");
    await press("Adicionar exercício", "combobox");
    await type(`${EXERCISE.toLowerCase()} 3x12 40kg 90s`);
    await see(/^Entendi 3 × 12/);
    await key("Enter");
    await see(/^Salvo/);
    expect(await download("Baixar PDF")).toBe("%PDF-");
    expect(await engine.complaints()).toEqual([]);
  });

  await test.step("the student accepts the invitation", async () => {
    await engine.evaluate(() => localStorage.clear());
    await engine.resize(390, 844);
    await open(await readInvitationLink(email));
    await see("Marina Figueira convidou você para treinar");
    await fill("Senha", "uma-senha-boa");
    await key("Enter");
    await press("Li e aceito", "button");
    await see("Meu plano");
  });

  await test.step("trains, set by set, and finishes", async () => {
    await press("Treinar agora", "link");
    await see(EXERCISE);
    for (const set of [1, 2, 3]) await press(`Série ${set} de 3 feita`, "button");
    await press("Concluir treino", "button");
    await press("Salvar treino", "button");
    await see(/^Treino A feito/);
    await see(/3 de 3 séries/);
    expect(await engine.complaints()).toEqual([]);
  });
});
