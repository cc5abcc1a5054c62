import { LUCAS_PAGE, LUCAS_PLAN, LUCAS_WEEKS } from "./demo.ts";
import type { Screen } from "./screens.ts";

export const OF_THE_TRAINERS_STUDENTS: readonly [Screen, ...Screen[]] = [
  ["the students as cards", "/inicio/alunos", /Total de Alunos/],
  ["the students as a table", "/inicio/alunos?view=table&status=todos", /Total de Alunos/],
  ["a search that finds nobody", "/inicio/alunos?q=zzzz", /Alunos não encontrados!/],
  ["a new student's form", "/inicio/alunos?dialog=new", /Dias disponíveis/],
  ["a student's form", `${LUCAS_PAGE}?dialog=student`, /Dias disponíveis/],
  ["the personal anamnesis", `${LUCAS_PAGE}?dialog=student&tab=pessoal`, /Rotina/],
  ["the physiological anamnesis", `${LUCAS_PAGE}?dialog=student&tab=fisiologica`, /Sono, alimentação/],
  ["a student's goals", `${LUCAS_PAGE}?dialog=goals`, /Faixa de peso/],
  ["a student's screening", `${LUCAS_PAGE}?dialog=readiness`, /remédios/],
  ["a student's next evaluation", `${LUCAS_PAGE}?dialog=appointment`, /Como o aluno se prepara/],
  ["a student's documents before training", `${LUCAS_PAGE}?dialog=readiness`, /Questionário de prontidão/],
  ["a student's payments", `${LUCAS_PAGE}?dialog=payments`, /Histórico/],
  ["the calendar of trainings that were done", `${LUCAS_PLAN}&dialog=executions`, /a fazer/],
  ["inactive students", "/inicio/alunos?status=inativos", /Excluir/],
];

export const OF_A_STUDENTS_CYCLES: readonly [Screen, ...Screen[]] = [
  ["a student's page", LUCAS_PLAN, /Mesociclo 3/],
  ["a student without cycles", "/inicio/visualizar/30", /Começar periodização/],
  ["the start of a periodisation", "/inicio/visualizar/30?dialog=start", /Primeiro mesociclo/],
  ["a new macrocycle's form", `${LUCAS_PLAN}&dialog=new-macrocycle`, /Protocolo de dobras/],
  ["the months of a macrocycle", `${LUCAS_PLAN}&mode=calendar`, /Avaliado e com treino/],
  ["a cycle in the months", `${LUCAS_PLAN}&mode=calendar&dialog=cycle&meso=3`, /Hipertrofia com manutenção/],
  ["a new mesocycle's form", `${LUCAS_PLAN}&dialog=mesocycle`, /Semanas/],
  ["a mesocycle of weeks", `${LUCAS_PLAN}&dialog=mesocycle&meso=1`, /Data inicial/],
  ["a comparison", `${LUCAS_PLAN}&dialog=compare`, /Primeiro mesociclo/],
  ["all evaluations of a student", `${LUCAS_PLAN}&dialog=all-evaluations`, /Segunda avaliação/],
  ["a final result", `${LUCAS_PLAN}&dialog=final-result`, /Percentual de gordura/],
  ["the microcycles of a mesocycle", LUCAS_WEEKS, /12 microciclos/],
  ["the months of a mesocycle", `${LUCAS_WEEKS}?mode=calendar`, /Avaliado e com treino/],
  ["a microcycle's form", `${LUCAS_WEEKS}?dialog=microcycle&micro=2`, /Data inicial/],
  ["a microcycle's evaluation", `${LUCAS_WEEKS}?dialog=evaluation&micro=1`, /Somente leitura/],
  ["a microcycle's trainings", `${LUCAS_WEEKS}?dialog=training&micro=1`, /Total da Semana/],
  ["the trends of a student", `${LUCAS_PLAN}&dialog=executions&tab=tendencias`, /Carga aguda e crônica/],
  ["a mesocycle's form", `${LUCAS_PLAN}&dialog=mesocycle&meso=3`, /Data inicial/],
  ["an evaluation", `${LUCAS_PLAN}&dialog=evaluation&meso=3`, /Perímetros/],
  ["a finished evaluation", `${LUCAS_PLAN}&dialog=evaluation&meso=1`, /Somente leitura/],
  ["the trainings", `${LUCAS_PLAN}&dialog=training&meso=3`, /Conferência da prescrição/],
];

export const OF_THE_TRAINERS_WORK: readonly [Screen, ...Screen[]] = [
  ["the dashboard", "/inicio/dashboard", /Mais treinos realizados/],
  ["the trends of all students", "/inicio/tendencias", /Adesão/],
  ["the dashboard of a month", "/inicio/dashboard?start=2026-02-01&end=2026-02-28", /Mais treinos realizados/],
  ["the platform's exercises", "/configuracoes/exercicios", /Total de exercícios: \d/],
  ["own exercises", "/configuracoes/exercicios?meus=1", /Total de exercícios: \d/],
  ["a new exercise's form", "/configuracoes/exercicios?tipo=stretching&dialog=new", /Desvios posturais/],
  ["the log of accesses", "/configuracoes/perfil/registro", /Entrou na conta/],
  ["the library of the platform", "/configuracoes/biblioteca", /ABC Hipertrofia/],
  ["the own library", "/configuracoes/biblioteca?lista=meus", /Treino expresso/],
  ["an entry of the library", "/configuracoes/biblioteca?item=1", /Total da Semana/],
  ["own plans", "/inicio/planos", /Total de planos: \d/],
  ["a search that finds no plan", "/inicio/planos?q=zzzz", /Nenhum plano encontrado/],
  ["a new plan's name", "/inicio/planos/form", /Frequência/],
  ["a plan's value", "/inicio/planos/form?plano=9&passo=valor", /De um período inteiro/],
  ["a plan's frequency", "/inicio/planos/form?plano=9&passo=frequencia", /a cada 6 meses/],
  ["how a trainer receives", "/configuracoes/perfil?dialog=receiving", /Id do recebedor/],
  ["the editor of the page", "/inicio/LandingPage", /Nome da página/],
  ["the contacts of the page", "/inicio/LandingPage?parte=contato", /Vira o botão principal/],
  ["another address for the page", "/inicio/LandingPage?dialog=endereco", /por um ano/],
];

export const OF_THE_STUDENT: readonly [Screen, ...Screen[]] = [
  ["the own page", LUCAS_PLAN, /Fase 3/],
  ["an evaluation", `${LUCAS_PLAN}&dialog=evaluation&meso=3`, /Evolução/],
  ["the trainings", `${LUCAS_PLAN}&dialog=training&meso=3`, /Total da Semana/],
  ["a final result", `${LUCAS_PLAN}&dialog=final-result`, /Percentual de gordura/],
  ["the microcycles of a mesocycle", LUCAS_WEEKS, /12 semanas/],
  ["a microcycle's trainings", `${LUCAS_WEEKS}?dialog=training&micro=1`, /Total da Semana/],
  ["the own registration", `${LUCAS_PLAN}&dialog=student`, /definidos pelo seu personal/],
  ["the own payments", `${LUCAS_PLAN}&dialog=payments`, /Histórico/],
  ["the training in the gym", "/inicio/treino", /Dor e anotação/],
  ["its exercises", "/inicio/treino?painel=exercicios", /Outros treinos/],
  ["how an exercise is done", "/inicio/treino?painel=como-fazer", /^Como fazer$/],
  ["pain and a note", "/inicio/treino?painel=dor", /Dor neste exercício/],
  ["exercises in another's place", "/inicio/treino?painel=trocar", /Pular este exercício/],
  ["an exercise to add", "/inicio/treino?painel=adicionar", /Qual exercício/],
  ["the end of a training", "/inicio/treino?painel=concluir", /Quanto esforço/],
];

export const OF_THE_ADMIN: readonly [Screen, ...Screen[]] = [
  ["the platform's plans", "/admin/home/personal/planos", /Total de planos: \d/],
  ["the trainers as cards", "/admin/home/personal/listar?view=cards", /Total de Personais: \d/],
  ["the trainers as a table", "/admin/home/personal/listar?view=table&status=todos", /Plano do Professor|Último login/],
  ["a trainer", "/admin/home/personal/visualizar/2", /realizado/],
  ["a trainer's address", "/admin/home/personal/visualizar/2?dialog=trainer&tab=endereco", /Complemento/],
  ["the plan of a new trainer", "/admin/home/personal/listar?dialog=trainer&tab=plano", /A primeira fatura/],
  ["the platform's exercises", "/admin/configuracoes/exercicios", /Total de exercícios: \d/],
  ["an exercise of the platform", "/admin/configuracoes/exercicios?exercicio=1", /De lado para a parede/],
  ["the dashboard", "/admin/home/personal/dashboard", /Professor com mais alunos/],
  ["the muscle groups", "/admin/configuracoes/grupos_musculares", /Total de grupos musculares: \d/],
  ["a new muscle group", "/admin/configuracoes/grupos_musculares/form", /Próximo/],
  ["a muscle group", "/admin/configuracoes/grupos_musculares/detalhe/7", /Adicionar desvio postural/],
  ["a deviation's form", "/admin/configuracoes/grupos_musculares/detalhe/7?dialog=deviation", /Novo desvio postural/],
  ["the requests", "/admin/home/solicitacoes", /a responder em até 15 dias/],
  ["closed requests", "/admin/home/solicitacoes?status=encerradas", /a responder em até 15 dias/],
  ["students before anybody is looked for", "/admin/home/alunos", /Busque um aluno/],
  ["students of all trainers as cards", "/admin/home/alunos?q=lucas", /Total de Alunos/],
  ["students of all trainers as a table", "/admin/home/alunos?q=a&view=table", /Total de Alunos/],
  ["the library", "/admin/configuracoes/biblioteca", /ABC Hipertrofia/],
  ["a new entry of the library", "/admin/configuracoes/biblioteca?item=novo", /Nome do Treino/],
  ["an entry of the library that is edited", "/admin/configuracoes/biblioteca?item=1", /Conferência da prescrição/],
  ["a trainer's student", LUCAS_PLAN, /Mesociclo 3/],
  ["a trainer's student's form", `${LUCAS_PLAN}&dialog=student`, /Dias disponíveis/],
  ["the microcycles of a trainer's student", LUCAS_WEEKS, /12 microciclos/],
  ["an evaluation of a trainer's student", `${LUCAS_PLAN}&dialog=evaluation&meso=3`, /Perímetros/],
  ["the trainings of a trainer's student", `${LUCAS_PLAN}&dialog=training&meso=3`, /Conferência da prescrição/],
];

/** In the session storage of somebody who waits for the code by mail. */
export const AWAITED_CODE = (): [key: string, draft: string] => [
  "prumo.draft.awaited-code",
  JSON.stringify({ at: Date.now(), content: { email: "ninguem@correio.example", students: false } }),
];

export const OF_NOBODY: readonly [Screen, ...Screen[]] = [
  ["signing in", "/autenticacao/entrar", /Esqueci a senha/],
  ["the terms over signing in", "/autenticacao/entrar?policy=privacy", /Seus direitos/],
  ["a forgotten password", "/autenticacao/entrar?dialog=forgot", /Enviaremos um link e um código/],
  ["the code of a forgotten password", "/autenticacao/entrar?dialog=reset-code", /Verificar código/],
  ["the code of a registration", "/autenticacao/entrar?dialog=confirmation-code", /Confirmar cadastro/],
  ["the administrator's signing in", "/admin", /Administração/],
  ["the administrator's forgotten password", "/admin/autenticacao/entrar?dialog=forgot", /Enviar instruções/],
  ["a new password", "/autenticacao/resetar_senha?token=um", /Confirmar nova senha/],
  ["the administrator's new password", "/admin/autenticacao/resetar_senha?token=um", /Confirmar nova senha/],
  ["a link without its token", "/autenticacao/resetar_senha", /Link incompleto/],
  [
    "a registration that cannot be confirmed",
    "/autenticacao/confirmar_registro?token=um",
    /Não foi possível confirmar/,
  ],
  ["a student's code", "/autenticacao/confirmar_registro_aluno?email=a@b.com&students=true", /Enviar novo código/],
  ["an invitation that is over", "/autenticacao/aluno/confirmar_conta?token=um", /Convite usado ou vencido/],
  ["a registration", "/cadastro", /Renova automaticamente/],
  ["a registration with its plan", "/cadastro?plano=1&step=data", /Confirmar senha/],
  ["the terms", "/termos", /Seus direitos/],
  ["a trainer's public page", "/p/marina-figueira", /Vamos conversar/],
  ["the platform's public page", "/conheca", /Menos planilha/],
  ["an address that is nowhere", "/nada-aqui", /Página não encontrada/],
];

export const OF_THE_TRAINERS_ACCOUNT: readonly [Screen, ...Screen[]] = [
  ["the profile", "/configuracoes/perfil", /Dados pessoais/],
  ["the change of the password", "/configuracoes/perfil?dialog=password", /Senha atual/],
  ["accepted terms", "/configuracoes/perfil?version=1", /Seus direitos/],
  ["the own subscription", "/configuracoes/perfil/assinatura", /Próxima cobrança/],
  ["the form of the profile", "/configuracoes/perfil/form", /Salvar alterações/],
  ["a subscription in order", "/autenticacao/renovar_plano", /Sua assinatura está em dia até/],
];

export const OF_THE_STUDENTS_ACCOUNT: readonly [Screen, ...Screen[]] = [
  ["the profile", "/inicio/perfil", /Dados pessoais/],
  ["the change of the password", "/inicio/perfil?dialog=password", /Senha atual/],
  ["the form of the profile", "/inicio/perfil/form", /Salvar alterações/],
  ["the tutorials", "/inicio/tutorial", /Como treinar sem sinal/],
  ["an unfolded tutorial", "/inicio/tutorial?tipo=2&aberto=14", /fio de prumo/],
];

export const OF_THE_ADMINS_ACCOUNT: readonly [Screen, ...Screen[]] = [
  ["the profile", "/admin/perfil", /Dados pessoais/],
  ["the change of the password", "/admin/perfil?dialog=password", /Senha atual/],
  ["the form of the profile", "/admin/perfil/form", /Salvar alterações/],
  ["the terms", "/admin/configuracoes/termos", /Histórico de versões/],
  ["the documents before training by state", "/admin/configuracoes/documentos", /Paraíba/],
  ["the rule of a state", "/admin/configuracoes/documentos?aberto=SP", /Lei conferida em/],
  ["the tutorials", "/admin/configuracoes/tutoriais", /Cadastre seu primeiro aluno/],
  ["a tutorial's form", "/admin/configuracoes/tutoriais?aberto=1", /Uma linha em branco/],
  ["a version of the terms", "/admin/configuracoes/termos?version=1", /Seus direitos/],
];
