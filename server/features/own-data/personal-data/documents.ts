import { extname } from "node:path";
import type { Readable } from "node:stream";
import type { Role } from "#contract/call.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { DocumentFile } from "../../../documents/documents.ts";
import { readPortraits } from "../../../documents/sheet-frame.ts";
import { type Actor, inScope, type Scope } from "../../../platform/database/scope.ts";
import { type AddFile, streamZip } from "../../../platform/zip/stream-zip.ts";
import { printableSections } from "../../assessment/evaluations/rules.ts";
import { readPrintedPhotos } from "../../assessment/posture-photos/documents.ts";
import { evaluationPdf, keptSections, trainingsPdf } from "../../planning/cycles/documents.ts";
import { findPrintedEvaluation, findPrintedTrainings, listMesocycles } from "../../planning/cycles/queries.ts";
import { listMacrocycles } from "../../planning/macrocycles/queries.ts";
import { listLandingImages } from "../../public-pages/landing-pages/queries.ts";
import { listCertificateFiles } from "../../students/readiness-documents/queries.ts";
import {
  type ExportedNoun,
  type ExportedRow,
  exportedRows,
  findOwnLogo,
  listCommentMedia,
  listPhotos,
  listPosturePhotos,
} from "./queries.ts";

const FILES: Record<ExportedNoun, readonly [file: string, about: string]> = {
  account: ["conta.json", "Sua conta: nome, e-mail, celular e datas de cadastro e de acesso."],
  profile: ["perfil.json", "Seu perfil de personal: CPF, nascimento, gênero e endereço."],
  students: ["alunos.json", "Cadastro e anamneses (pessoal e fisiológica)."],
  goals: ["metas.json", "Metas de massa e de gordura, com data, de onde partiram e o ritmo."],
  readiness: ["triagem.json", "Respostas da triagem de saúde, de cada dia em que foram dadas."],
  appointments: ["avaliacoes-marcadas.json", "A próxima avaliação marcada: dia, hora, lugar e instruções."],
  readiness_documents: [
    "documentos-de-prontidao.json",
    "O que foi assinado antes de treinar: texto, respostas, assinatura, instante e resumo SHA-256 (campo “content_hash”). Os atestados médicos estão em atestados/.",
  ],
  macrocycles: ["macrociclos.json", "Periodizações: objetivo e protocolos escolhidos."],
  mesocycles: ["mesociclos.json", "Mesociclos de cada periodização, com objetivo e datas."],
  microcycles: ["microciclos.json", "Microciclos (semanas) de cada mesociclo."],
  evaluations: [
    "avaliacoes.json",
    "Avaliações físicas: o que foi medido e o que foi calculado (campos “student”, “heart” e “perimeter”).",
  ],
  evaluation_changes: [
    "mudancas-de-avaliacoes.json",
    "Cada valor que foi dado a um campo de uma avaliação ou de um teste de força, cada foto posta ou apagada e cada ponto nela, com as horas do aparelho e da chegada.",
  ],
  strength_tests: ["testes-de-forca.json", "Testes de força por grupo muscular, com as alterações (campo “changes”)."],
  training_maxes: [
    "cargas-maximas.json",
    "Cargas máximas por exercício que o personal informou ou fixou, com a porcentagem da máxima de treino.",
  ],
  evaluation_photos: [
    "fotos-posturais.json",
    "Fotos posturais de cada ciclo: vista (campo “slot”) e instante. As imagens estão em fotos-posturais/.",
  ],
  trainings: ["treinos.json", "Treinos, com as linhas prescritas (campo “entries”) e os exercícios de cada uma."],
  executions: [
    "treinos-realizados.json",
    "O que foi feito de cada treino em cada dia: exercícios, séries (campo “sets”), dor, esforço e anotações.",
  ],
  execution_snapshots: [
    "registros-de-treino.json",
    "O último registro de cada aparelho, de que são feitos os treinos realizados (campo “snapshot”).",
  ],
  removed_trainings: ["treinos-removidos.json", "Nomes dos treinos que foram removidos."],
  comments: [
    "comentarios.json",
    "Comentários dos treinos, com a foto ou o vídeo de cada um (campo “media”). Os arquivos estão em comentarios/.",
  ],
  comment_media_consents: ["consentimentos-de-midia.json", "Consentimentos de uso de vídeo e foto nos comentários."],
  retentions: ["prazos-de-guarda.json", "Por quantos meses cada tipo de dado de ex-alunos fica guardado."],
  retention_holds: [
    "guardados-por-mais-tempo.json",
    "O que você guarda por mais tempo, de quem, até quando e por quê.",
  ],
  retention_announcements: ["a-esquecer.json", "O que foi avisado que será apagado, de quem e em que dia."],
  forgotten_data: [
    "esquecidos.json",
    "O que foi apagado pelos prazos de guarda: de quem, de que tipo, quanto e quando.",
  ],
  comment_retentions: ["guarda-de-midia.json", "Por quantos dias fotos e vídeos dos comentários ficam guardados."],
  shared_links: ["links-compartilhados.json", "PDFs compartilhados por link, com cada abertura (campo “openings”)."],
  student_plans: [
    "planos-dos-alunos.json",
    "Planos contratados com o personal: valor, início e vencimento. Valores em centavos.",
  ],
  student_cards: ["cartao-da-renovacao.json", "O cartão em que o plano renova, sem o número. Valores em centavos."],
  pix_charges: [
    "pix-da-operadora.json",
    "Pix gerados para pagar uma cobrança, com o código e como cada um terminou (campo “state”). Valores em centavos.",
  ],
  student_charges: [
    "mensalidades.json",
    "O que venceu e o que vence de cada plano contratado, com os lembretes enviados (campo “reminded_on”). Valores em centavos.",
  ],
  student_payments: [
    "pagamentos-dos-alunos.json",
    "Pagamentos ao personal, com o número de cada recibo. Um estorno tem valor negativo (campo “reverses_id”). Valores em centavos.",
  ],
  landing_page: [
    "pagina.json",
    "Sua página pública: textos, endereços (campo “addresses”) e imagens, que estão em pagina/.",
  ],
  exercises: ["exercicios.json", "Exercícios que você cadastrou."],
  library: [
    "biblioteca.json",
    "Sua biblioteca de treinos. Os treinos de cada item estão em treinos.json (campo “library_entry_id”).",
  ],
  exercise_favourites: ["exercicios-favoritos.json", "Exercícios que você marcou como favoritos."],
  volume_bands: ["faixa-de-series.json", "Sua faixa de séries semanais por grupo muscular."],
  week_copies: [
    "copias-de-semanas.json",
    "A última cópia de uma semana às seguintes de cada mesociclo, com o que elas tinham antes (campo “trainings”).",
  ],
  readiness_texts: ["textos-de-prontidao.json", "Os textos oficiais que os seus alunos assinam no lugar dos nossos."],
  opinion_blocks: ["textos-de-pareceres.json", "Os seus textos para pareceres de avaliações."],
  load_steps: ["passos-de-carga.json", "As cargas que existem onde você trabalha: barra, anilhas e passos, em kg."],
  dismissed_advices: ["avisos-dispensados.json", "Avisos da conferência de treinos que você dispensou, por aluno."],
  dismissed_signals: [
    "sinais-dispensados.json",
    "Sinais de dor, esforço, carga e faltas que você dispensou, por aluno.",
  ],
  imports: ["importacoes.json", "Planilhas de alunos que você importou."],
  plans: ["planos.json", "Planos que você oferece aos seus alunos. Valores em centavos."],
  receiving: ["recebimentos.json", "Como você recebe dos seus alunos: chave Pix e recebedor."],
  subscriptions: ["assinaturas.json", "Suas assinaturas da plataforma."],
  price_notices: ["avisos-de-valor.json", "Avisos de um novo valor da sua assinatura. Valores em centavos."],
  trials: ["testes.json", "O seu período de teste."],
  discounts: ["descontos.json", "Os descontos da sua assinatura. Valores em centavos."],
  billing_acts: ["atos-na-assinatura.json", "O que a administração fez na sua assinatura, e por quê."],
  invoice_pix: [
    "pix-das-faturas.json",
    "Pix gerados para pagar uma fatura, com o código e como cada um terminou (campo “state”). Valores em centavos.",
  ],
  invoices: ["faturas.json", "As faturas das suas assinaturas. Valores em centavos."],
  payments: ["pagamentos.json", "Seus pagamentos à plataforma. Valores em centavos."],
  consents: ["termos-aceitos.json", "Versões dos termos que você aceitou, quando, e o texto de cada uma."],
  sessions: ["sessoes.json", "Onde sua conta está ou esteve aberta."],
  email_changes: ["mudancas-de-email.json", "Mudanças do seu e-mail dos últimos dias: de qual, para qual e quando."],
  second_factors: ["segundos-fatores.json", "Com que você confirma o acesso, desde quando, e os códigos que já usou."],
  audit: ["registro-de-acessos.json", "Quem acessou ou alterou sua conta e seus dados de saúde, e quando."],
  notice_settings: ["escolhas-de-avisos.json", "Que avisos você recebe, como, e o horário de silêncio."],
  notice_devices: ["aparelhos-com-avisos.json", "Os aparelhos em que você ativou avisos."],
  notices: ["avisos.json", "Os avisos enviados ou que esperam: tipo, a que se referem e quando."],
  exports: ["copias-pedidas.json", "As cópias de dados que você pediu."],
  erasure_requests: ["pedidos-de-exclusao.json", "Os pedidos de exclusão que você fez."],
};

const OWN: readonly ExportedNoun[] = ["account", "sessions", "email_changes", "second_factors", "audit", "exports"];
const WORK: readonly ExportedNoun[] = [
  "notice_settings",
  "notice_devices",
  "notices",
  "students",
  "readiness",
  "appointments",
  "readiness_documents",
  "goals",
  "macrocycles",
  "mesocycles",
  "microcycles",
  "evaluations",
  "evaluation_changes",
  "strength_tests",
  "training_maxes",
  "evaluation_photos",
  "trainings",
  "executions",
  "execution_snapshots",
  "removed_trainings",
  "comments",
  "comment_media_consents",
  "shared_links",
  "student_plans",
  "student_cards",
  "pix_charges",
  "student_charges",
  "student_payments",
];
const BUSINESS: readonly ExportedNoun[] = [
  "profile",
  "landing_page",
  "exercises",
  "library",
  "exercise_favourites",
  "volume_bands",
  "week_copies",
  "retentions",
  "retention_holds",
  "retention_announcements",
  "forgotten_data",
  "comment_retentions",
  "readiness_texts",
  "opinion_blocks",
  "load_steps",
  "dismissed_advices",
  "dismissed_signals",
  "imports",
  "plans",
  "receiving",
  "subscriptions",
  "price_notices",
  "trials",
  "discounts",
  "billing_acts",
  "invoices",
  "invoice_pix",
  "payments",
];
const ASKED: readonly ExportedNoun[] = ["consents", "erasure_requests"];

/** A trainer answers for their students' data, and takes it along. */
const CONTENTS: Record<Role, readonly ExportedNoun[]> = {
  admin: OWN,
  student: [...OWN, ...ASKED, ...WORK],
  trainer: [...OWN, ...ASKED, ...WORK, ...BUSINESS],
};

/** Rows come a hundred at a time, so that thousands of students take no more memory than ten. */
export const exportZip = (actor: Actor, dependencies: Dependencies): Readable =>
  streamZip({ mtime: dependencies.clock.now() }, (add) => fill(actor, dependencies, add));

/** Only the rows take a transaction; photos and sheets take their time afterwards and hold none. */
async function fill(actor: Actor, dependencies: Dependencies, add: AddFile): Promise<void> {
  const nouns = CONTENTS[actor.role];
  await add("LEIA-ME.txt", [readMe(actor.role, nouns, dependencies)]);
  const { photos, logoKey, posturePhotos, commentMedia, certificates, landingImages, cycles } = await inScope(
    dependencies.db,
    actor,
    async (scope) => {
      for (const noun of nouns) await add(FILES[noun][0], asJson(exportedRows(scope, noun)));
      return {
        photos: await listPhotos(scope),
        logoKey: await findOwnLogo(scope),
        posturePhotos: await listPosturePhotos(scope),
        commentMedia: await listCommentMedia(scope),
        certificates: await listCertificateFiles(scope),
        landingImages: await listLandingImages(scope),
        cycles: actor.role === "student" ? await listCycles(scope, actor.userId, dependencies) : [],
      };
    },
  );
  for (const { id, key } of photos) {
    // A photo that is missing is left out. A storage that fails makes the job fail, and the job is tried again.
    const photo = await dependencies.photos.read(key);
    if (photo) await add(`fotos/${id}.webp`, [photo]);
  }
  if (logoKey) {
    const logo = await dependencies.photos.read(logoKey);
    if (logo) await add("fotos/logotipo.webp", [logo]);
  }
  for (const { id, slot, file_key } of posturePhotos) {
    const photo = await dependencies.posturePhotos.read(file_key);
    if (photo) await add(`fotos-posturais/${id}-${slot}${extname(file_key)}`, [photo]);
  }
  for (const { id, key } of certificates) {
    const file = await dependencies.certificates.read(key);
    if (file) await add(`atestados/${id}${extname(key)}`, [file]);
  }
  for (const { comment_id, media_type, file_keys } of commentMedia) {
    const pieces = await Promise.all(file_keys.map((key) => dependencies.commentMedia.read(key)));
    const readPieces = pieces.flatMap((piece) => piece ?? []);
    const ending = media_type?.split("/")[1]?.replace("quicktime", "mov");
    if (readPieces.length === file_keys.length) await add(`comentarios/${comment_id}.${ending}`, readPieces);
  }
  for (const { slot, file_key, width } of landingImages) {
    const image = await dependencies.landingImages.read(`${file_key}/${width}.webp`);
    if (image) await add(`pagina/${slot}.webp`, [image]);
  }
  await addDocuments(actor, dependencies, cycles, add);
}

/** Only a student's copy holds sheets: a trainer prints those of many students one by one. */
async function addDocuments(
  actor: Actor,
  dependencies: Dependencies,
  cycles: readonly PrintedCycle[],
  add: AddFile,
): Promise<void> {
  const { productName: product, publicUrl } = dependencies.config;
  const day = todayInSaoPaulo(dependencies.clock.now().getTime());
  const save = async (folder: string, { job, fileName, specifiedName = fileName }: DocumentFile) =>
    add(`${folder}/${specifiedName}`, [await dependencies.pdf.renderInBackground(job)]);

  for (const { path, was_evaluated, has_training } of cycles) {
    const { evaluated, prescribed } = await inScope(dependencies.db, actor, async (scope) => ({
      evaluated: was_evaluated ? await findPrintedEvaluation(scope, path, day) : undefined,
      prescribed: has_training ? await findPrintedTrainings(scope, path, day) : undefined,
    }));
    if (evaluated?.evaluation) {
      const { evaluation } = evaluated;
      const portraits = await readPortraits(evaluated.people, dependencies.photos);
      const sections = printableSections(evaluation.items, actor, keptSections(evaluated));
      const photos = await readPrintedPhotos(evaluated.photos, dependencies);
      await save(
        "avaliacoes",
        evaluationPdf({
          ...evaluated,
          evaluation,
          sections,
          product,
          portraits,
          photos,
          forStudent: false,
          zonedHeart: undefined,
          goals: [],
        }),
      );
    }
    // The trainings of a mesocycle with weeks belong to the weeks, so it has none of its own.
    if (prescribed?.trainings.length) {
      const portraits = await readPortraits(prescribed.people, dependencies.photos);
      await save("treinos", trainingsPdf({ ...prescribed, portraits, product, day, publicUrl }));
    }
  }
}

interface PrintedCycle {
  readonly path: CyclePath;
  readonly was_evaluated: boolean;
  readonly has_training: boolean;
}

async function listCycles(scope: Scope, studentId: number, { clock }: Dependencies) {
  const cycles: PrintedCycle[] = [];
  for (const { id: macroId } of await listMacrocycles(scope, studentId)) {
    for (const mesocycle of (await listMesocycles(scope, { id: studentId, macroId }, clock)) ?? []) {
      const path = { id: studentId, macroId, mesoId: mesocycle.id };
      cycles.push({ path, ...mesocycle });
      for (const week of mesocycle.microcycles) cycles.push({ path: { ...path, microId: week.id }, ...week });
    }
  }
  return cycles;
}

async function* asJson(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

const MOMENT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

function readMe(role: Role, nouns: readonly ExportedNoun[], { clock, config }: Dependencies): string {
  const files = Object.entries(FILES)
    .filter(([noun]) => nouns.some((one) => one === noun))
    .map(([, [file, about]]) => `${file}\n    ${about}`);
  return [
    `Cópia dos seus dados no ${config.productName}`,
    `Gerada em ${MOMENT.format(clock.now())} (horário de São Paulo).`,
    "Os arquivos .json abrem em qualquer editor de texto e podem ser importados por outros sistemas. Os nomes dos campos são os que o sistema usa. Datas sem hora estão como ano-mês-dia; instantes, no horário universal (UTC).",
    ...files,
    "fotos/\n    As fotos de perfil, nomeadas pelo número (campo “id”) de cada pessoa, e o logotipo de um personal.",
    "fotos-posturais/\n    As fotos posturais, nomeadas pelo número (campo “id”) e pela vista de cada uma.",
    "atestados/\n    Os atestados médicos, nomeados pelo número (campo “id”) de cada documento.",
    "comentarios/\n    As fotos e os vídeos dos comentários, nomeados pelo número (campo “id”) de cada comentário.",
    ...(role === "student"
      ? [
          "avaliacoes/ e treinos/\n    As mesmas avaliações e treinos em PDF. Frequências de treino que não valem para você, por medicamento, arritmia, gestação ou idade, ficam só em avaliacoes.json.",
        ]
      : []),
    ...(role === "trainer"
      ? [
          "Esta cópia inclui os dados dos seus alunos, por quem você responde como controlador (LGPD, art. 5º, VI). Guarde-a com cuidado e não a compartilhe além do necessário.",
        ]
      : []),
    "Não estão aqui: senhas e códigos, que guardamos apenas de forma irreversível, e dados de outras pessoas.",
  ].join("\n\n");
}
