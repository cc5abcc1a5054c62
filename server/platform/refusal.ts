import { type ErrorBody, type ErrorCode, type LapsedBody, UNEXPECTED } from "#contract/errors.ts";
import { waitText } from "#domain/text/wait.ts";
import { IMAGE_TOO_LARGE } from "#domain/uploads.ts";

const REFUSALS: Record<ErrorCode, readonly [status: number, detail: string]> = {
  malformed_request: [400, "A requisição não pôde ser lida."],
  not_signed_in: [401, "Sua sessão expirou. Entre novamente."],
  wrong_credentials: [401, "E-mail ou senha inválidos."],
  subscription_lapsed: [402, "Há um problema com sua assinatura"],
  password_change_required: [403, "Escolha uma nova senha para continuar."],
  not_allowed: [403, "Você não tem permissão para fazer isso."],
  account_inactive: [403, "Seu acesso está inativo. Fale com o seu personal ou com o suporte."],
  not_found: [404, "Não encontramos o que você procura."],
  changed_elsewhere: [409, "Este registro foi alterado em outra janela. Recarregue para continuar."],
  file_too_large: [413, IMAGE_TOO_LARGE],
  file_type_refused: [415, "Apenas arquivos JPEG, PNG e WebP são permitidos!"],
  account_unconfirmed: [422, "Confirme seu cadastro pelo link ou pelo código que enviamos ao seu e-mail."],
  email_taken: [422, "Já existe um cadastro com este e-mail."],
  name_taken: [422, "Já existe um cadastro com este nome."],
  birth_date_missing: [422, "Informe a data de nascimento no cadastro do aluno: o link a pede antes de abrir."],
  birth_date_wrong: [422, "A data de nascimento não confere."],
  student_active: [409, "Inative o cadastro antes de excluí-lo."],
  student_inactive: [422, "Ative o cadastro antes de reenviar o acesso."],
  trainer_inactive: [422, "Ative o acesso antes de enviá-lo."],
  cycle_finished: [422, "Este ciclo já terminou e não pode mais ser alterado."],
  cycles_overlap: [422, "As datas coincidem com as de outro ciclo."],
  cycle_has_training: [422, "Este ciclo já tem treinos."],
  training_in_microcycles: [422, "Os treinos deste mesociclo ficam nos seus microciclos."],
  without_microcycles: [422, "Este mesociclo foi criado sem microciclos."],
  cannot_compare: [422, "São necessárias duas avaliações para comparar."],
  training_not_evaluated: [422, "Avalie o aluno neste ciclo antes de prescrever o treino."],
  no_training_today: [422, "A avaliação diz que hoje não se treina."],
  weekday_taken: [422, "Cada dia da semana pode ter apenas um treino neste ciclo."],
  weekday_unavailable: [422, "O aluno não está disponível em um dos dias escolhidos."],
  exercise_unavailable: [422, "Um dos exercícios não está disponível."],
  quota_reached: [422, "Você chegou ao limite de cadastros. Exclua os que não usa mais ou fale com o suporte."],
  card_refused: [422, "Dados do Cartão inválido!"],
  payment_under_way: [409, "Um pagamento já está em andamento. Aguarde um instante e tente novamente."],
  price_changed: [409, "O valor mudou. Confira o novo valor para continuar."],
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
  too_many_tries: [429, "Muitas tentativas."],
  dependency_away: [503, "O serviço está temporariamente indisponível. Tente novamente em instantes."],
  unexpected: [500, UNEXPECTED],
};

interface RefusalOptions {
  readonly outcome?: string;
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The session in which a lapsed trainer can pay. */
  readonly token?: string;
  readonly retryAfterSeconds?: number;
}

export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody | LapsedBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    const [status, detail] = REFUSALS[code];
    super(code);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.body = {
      errors: {
        detail: (options.detail ?? detail) + (code === "too_many_tries" ? waitSentence(options.retryAfterSeconds) : ""),
        code,
        ...(options.fields && { fields: options.fields }),
      },
      ...(options.token && { token: options.token }),
    };
  }
}

/** When to come back after a 503: a restart of PostgreSQL takes about so long. */
export const RETRY_AFTER_SECONDS = 5;

const waitSentence = (seconds: number | undefined): string =>
  seconds === undefined ? "" : ` Tente de novo em ${waitText(seconds)}.`;

export const refuse = (code: ErrorCode, options?: RefusalOptions): never => {
  throw new Refusal(code, options);
};

/** A row that the scope does not show is absent. */
export function found<T>(row: T | undefined): T {
  return row === undefined ? refuse("not_found") : row;
}
