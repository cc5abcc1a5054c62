const ACCOUNT_EVENTS = {
  signed_in: "Entrou na conta",
  sign_in_failed: "Tentativa de entrar com senha errada",
  signed_out: "Saiu da conta",
  session_ended: "Encerrou uma sessão",
  sessions_ended: "Encerrou todas as sessões da conta",
  password_changed: "Alterou a senha",
  password_reset: "Redefiniu a senha pelo e-mail",
  email_change_asked: "Pediu para mudar o e-mail",
  email_changed: "Alterou o e-mail",
  email_change_undone: "Desfez a mudança do e-mail",
  second_factor_added: "Ativou um segundo fator",
  second_factor_removed: "Retirou um segundo fator",
  second_factor_failed: "Tentativa com código errado no segundo passo",
  second_factors_reset: "Retirou os segundos fatores da conta",
  recovery_codes_renewed: "Gerou novos códigos de recuperação",
  recovery_code_used: "Usou um código de recuperação",
  account_created: "Criou a conta",
  account_changed: "Alterou o cadastro",
  account_confirmed: "Confirmou a conta",
  access_sent: "Enviou o acesso por e-mail",
  confirmation_sent: "Enviou de novo a confirmação do cadastro",
  deactivated: "Desativou a conta",
  reactivated: "Reativou a conta",
  terms_accepted: "Aceitou os termos de uso",
  pix_confirmed: "Confirmou o recebimento do Pix da assinatura",
  pix_refused: "Informou que o Pix da assinatura não foi recebido",
  page_taken_down: "Tirou a página do ar",
  page_put_back: "Repôs a página no ar",
  plan_changed: "Trocou o plano da assinatura",
  free_days_given: "Deu dias de cortesia na assinatura",
  discount_given: "Deu um desconto na assinatura",
  discount_ended: "Encerrou o desconto da assinatura",
  subscription_canceled: "Cancelou a assinatura",
  payment_recorded: "Registrou um pagamento da assinatura",
  payment_refunded: "Estornou um pagamento da assinatura",
  refund_recorded: "Registrou um estorno devolvido por fora",
  payment_taken_back: "Teve um pagamento da assinatura devolvido pela operadora",
  receiving_changed: "Alterou os dados de recebimento",
  data_export_asked: "Pediu uma cópia dos dados",
  erasure_asked: "Pediu a exclusão da conta",
  erasure_withdrawn: "Desistiu da exclusão da conta",
  erased: "Excluiu a conta e os dados",
} as const;

const HEALTH_DATA = {
  registration: "o cadastro e a anamnese",
  readiness: "a triagem de saúde",
  evaluation: "a avaliação física",
  strength: "o teste de força",
  documents: "os documentos assinados",
  photos: "as fotos posturais",
  executions: "os treinos realizados",
  comments: "os comentários dos treinos",
  everything: "todos os dados de saúde",
  /** The administrator opened the student's data in support. */
  support: "os dados, como suporte",
} as const;

const ACCESSES = {
  read: "Consultou",
  changed: "Alterou",
  printed: "Gerou um PDF com",
  shared: "Compartilhou por link",
  removed: "Excluiu",
  exported: "Exportou",
} as const;

export type AccountEvent = keyof typeof ACCOUNT_EVENTS;
export type HealthData = keyof typeof HEALTH_DATA;
export type Access = keyof typeof ACCESSES;

const wordsOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

export const auditLabel = (subject: string, action: string): string =>
  subject === "account"
    ? wordsOf(ACCOUNT_EVENTS, action)
    : `${wordsOf(ACCESSES, action)} ${wordsOf(HEALTH_DATA, subject)}`;

/** Why the platform acts in the place of a person: the stored code and the words in the log. */
export const ACTING_REASONS = {
  registration: "cadastro",
  renewal: "renovação da assinatura",
  renewal_notices: "avisos de vencimento",
  payment_notice: "aviso do provedor de pagamento",
  pix_answer: "resposta ao Pix anunciado",
  offer: "página de venda",
  purchase: "compra de um plano",
  due_charges: "cobranças dos planos",
  receipt: "recibo",
  shared_link: "link compartilhado",
  data_export: "cópia dos dados",
  file_check: "verificação de arquivos",
  comment_file: "arquivo de um comentário",
  retention: "prazo de guarda",
  catalogue: "catálogo da plataforma",
  demonstration: "demonstração",
  notices: "avisos",
  administration: "ato da administração",
} as const;

export type ActingReason = keyof typeof ACTING_REASONS;
