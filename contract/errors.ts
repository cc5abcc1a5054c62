import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import { IMAGE_TOO_LARGE } from "#domain/uploads.ts";

/**
 * Every failure's code, stable for programs, beside the Portuguese sentence for people.
 * 400 malformed · 401 not signed in · 402 lapsed · 403 not allowed · 404 absent or another tenant's · 409 conflict ·
 * 413 too large · 415 wrong kind of file · 422 invalid · 429 too many tries · 503 a dependency is away · 500 a defect.
 */
export const ERROR_CODES = [
  "malformed_request",
  "not_signed_in",
  "wrong_credentials",
  "second_step_needed",
  "ticket_expired",
  "factor_refused",
  "passkey_refused",
  "too_many_passkeys",
  "proof_required",
  "second_factor_required",
  "last_owner",
  "account_inactive",
  "account_unconfirmed",
  "subscription_lapsed",
  "password_change_required",
  "not_allowed",
  "not_found",
  "changed_elsewhere",
  "email_taken",
  "name_taken",
  "student_active",
  "student_awaits_approval",
  "birth_date_missing",
  "image_use_missing",
  "birth_date_wrong",
  "student_inactive",
  "trainer_inactive",
  "account_confirmed",
  "page_taken_down",
  "cycle_finished",
  "cycles_overlap",
  "cycle_has_training",
  "training_in_microcycles",
  "without_microcycles",
  "cannot_compare",
  "training_not_evaluated",
  "no_training_today",
  "screening_stop",
  "weekday_taken",
  "weekday_unavailable",
  "weekdays_in_sequence",
  "exercise_unavailable",
  "quota_reached",
  "consent_missing",
  "upload_offset",
  "card_refused",
  "payment_under_way",
  "price_changed",
  "role_undecided",
  "undo_expired",
  "already_reminded",
  "nothing_to_print",
  "export_under_way",
  "erasure_pending",
  "erasure_handled",
  "invalid",
  "file_too_large",
  "file_type_refused",
  "link_expired",
  "code_refused",
  "too_many_tries",
  "dependency_away",
  "unexpected",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The status and the sentence of each code; a call may answer a sentence of its own. Browsers do not download them. */
export const REFUSALS: Readonly<Record<ErrorCode, readonly [status: number, detail: string]>> = {
  malformed_request: [400, "A requisição não pôde ser lida."],
  not_signed_in: [401, "Sua sessão expirou. Entre novamente."],
  wrong_credentials: [401, "E-mail ou senha inválidos."],
  second_step_needed: [401, "Falta um passo para entrar: confirme que é você."],
  subscription_lapsed: [402, "Há um problema com sua assinatura"],
  proof_required: [403, "Confirme que é você para continuar."],
  second_factor_required: [403, "Ative a verificação em duas etapas para continuar."],
  password_change_required: [403, "Escolha uma nova senha para continuar."],
  not_allowed: [403, "Você não tem permissão para fazer isso."],
  account_inactive: [403, "Seu acesso está inativo. Fale com o seu personal ou com o suporte."],
  not_found: [404, "Não encontramos o que você procura."],
  last_owner: [409, "A plataforma precisa de um dono. Dê esse papel a outra pessoa antes."],
  changed_elsewhere: [409, "Este registro foi alterado em outra janela. Recarregue para continuar."],
  file_too_large: [413, IMAGE_TOO_LARGE],
  file_type_refused: [415, "Apenas arquivos JPEG, PNG e WebP são permitidos!"],
  account_unconfirmed: [422, "Confirme seu cadastro pelo link ou pelo código que enviamos ao seu e-mail."],
  email_taken: [422, "Já existe um cadastro com este e-mail."],
  name_taken: [422, "Já existe um cadastro com este nome."],
  birth_date_missing: [422, "Informe a data de nascimento no cadastro do aluno: o link a pede antes de abrir."],
  image_use_missing: [422, "O aluno não autorizou o uso da imagem. Peça que assine o termo em Documentos."],
  birth_date_wrong: [422, "A data de nascimento não confere."],
  student_active: [409, "Inative o cadastro antes de excluí-lo."],
  student_awaits_approval: [409, "Este aluno aguarda aprovação: aprove ou recuse. A recusa estorna o que ele pagou."],
  student_inactive: [422, "Ative o cadastro antes de reenviar o acesso."],
  page_taken_down: [422, "A administração tirou esta página do ar. Fale com o suporte para repô-la."],
  account_confirmed: [422, "Este cadastro já foi confirmado."],
  trainer_inactive: [422, "Ative o acesso antes de enviá-lo."],
  cycle_finished: [422, "Este ciclo já terminou e não pode mais ser alterado."],
  cycles_overlap: [422, "As datas coincidem com as de outro ciclo."],
  cycle_has_training: [422, "Este ciclo já tem treinos."],
  training_in_microcycles: [422, "Os treinos deste mesociclo ficam nos seus microciclos."],
  without_microcycles: [422, "Este mesociclo foi criado sem microciclos."],
  cannot_compare: [422, "São necessárias duas avaliações para comparar."],
  training_not_evaluated: [422, "Avalie o aluno neste ciclo antes de prescrever o treino."],
  no_training_today: [422, "A avaliação diz que hoje não se treina."],
  screening_stop: [422, "A triagem diz para parar e procurar o médico."],
  weekday_taken: [422, "Cada dia da semana pode ter apenas um treino neste ciclo."],
  weekday_unavailable: [422, "O aluno não está disponível em um dos dias escolhidos."],
  weekdays_in_sequence: [422, "Neste ciclo os treinos são feitos em sequência: eles não têm dia da semana."],
  exercise_unavailable: [422, "Um dos exercícios não está disponível."],
  quota_reached: [422, "Você chegou ao limite de cadastros. Exclua os que não usa mais ou fale com o suporte."],
  consent_missing: [403, "Permita o uso de vídeo e foto nos comentários para enviar."],
  upload_offset: [409, "Este pedaço do arquivo já chegou ou ainda não é o próximo."],
  card_refused: [422, "Dados do Cartão inválido!"],
  payment_under_way: [409, "Um pagamento já está em andamento. Aguarde um instante e tente novamente."],
  price_changed: [409, "O valor mudou. Confira o novo valor para continuar."],
  role_undecided: [409, "Entrar como personal ou como aluno?"],
  undo_expired: [409, "Um pagamento pode ser desfeito até um dia depois de registrado."],
  already_reminded: [409, "Um lembrete desta cobrança já foi enviado hoje."],
  export_under_way: [
    409,
    "Uma cópia dos seus dados já está sendo preparada. Avisaremos por e-mail quando estiver pronta.",
  ],
  erasure_pending: [409, "Você já pediu a exclusão da sua conta. Acompanhe o pedido no seu perfil."],
  erasure_handled: [409, "Este pedido já foi encerrado. Recarregue para ver como ficou."],
  nothing_to_print: [422, "Não há nada para imprimir ainda."],
  invalid: [422, "Verifique os campos destacados."],
  link_expired: [422, "Este link já foi usado ou expirou. Peça um novo ao seu personal."],
  code_refused: [422, "Código inválido ou expirado. Confira o e-mail ou peça um novo."],
  ticket_expired: [422, "O tempo para este passo acabou. Entre de novo com a senha."],
  passkey_refused: [422, "Esta chave de acesso não é reconhecida. Entre com a senha."],
  too_many_passkeys: [422, "Esta conta já tem 10 chaves de acesso. Remova uma para criar outra."],
  factor_refused: [422, "Este código não confere ou já foi usado."],
  too_many_tries: [429, "Muitas tentativas."],
  dependency_away: [503, "O serviço está temporariamente indisponível. Tente novamente em instantes."],
  unexpected: [500, "Houve um imprevisto. Por favor, tente novamente mais tarde."],
};

/** The body of every failure: `detail` is shown, `code` is stable, `fields` marks inputs by path (`student.name`). */
export const ErrorBody = z.object({
  errors: z.object({
    detail: z.string(),
    code: z.enum(ERROR_CODES),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The sign-in of a lapsed trainer: the token opens the calls of the payment, and all calls once it is paid. */
export const LapsedBody = ErrorBody.extend({ token: z.string() });
export type LapsedBody = z.infer<typeof LapsedBody>;

/** How a person proves who they are beside the password: by a code of the app, a passkey, or one of the ten codes kept on paper. */
export const FACTOR_WAYS = ["app", "passkey", "recovery"] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** A 401 of signing in. With `second_step_needed` the password was right: `ticket` is used within ten minutes by the second step. */
export const SecondStepBody = ErrorBody.extend({
  ticket: z.string().optional(),
  ways: z.array(z.enum(FACTOR_WAYS)).optional(),
});
export type SecondStepBody = z.infer<typeof SecondStepBody>;

/** A 422 of signing in. `students` tells whose account is unconfirmed, because the call may have named no role. */
export const UnconfirmedBody = ErrorBody.extend({ students: z.boolean().optional() });
export type UnconfirmedBody = z.infer<typeof UnconfirmedBody>;

const isBlank = (input: unknown): boolean => input === undefined || input === null || input === "";

export function explainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") {
    return isBlank(issue.input) ? MESSAGES.required : MESSAGES.format;
  }
  if (issue.code === "too_small") {
    if (issue.origin === "string" || issue.origin === "array") return MESSAGES.required;
    return `O valor mínimo é ${issue.minimum}`;
  }
  if (issue.code === "too_big") {
    if (issue.origin === "string") return `Use no máximo ${issue.maximum} caracteres`;
    if (issue.origin === "array") return `Escolha no máximo ${issue.maximum} itens`;
    return `O valor máximo é ${issue.maximum}`;
  }
  if (issue.code === "invalid_format" && issue.format === "email") return MESSAGES.email;
  if (issue.code === "unrecognized_keys") return MESSAGES.unknownField;
  if (issue.code === "invalid_value") return isBlank(issue.input) ? MESSAGES.required : "Escolha uma das opções";
  return MESSAGES.format;
}

z.config({ customError: explainIssue });
