import { photoGuides } from "./photo-guides.ts";

/** Texts say what a screen calls things; paragraphs are separated by a blank line. */
const trainerTutorials = [
  {
    name: "Cadastre seu primeiro aluno",
    description: `Em "Alunos", toque em "Novo aluno". Só os campos marcados com asterisco são necessários para começar; as anamneses podem ser preenchidas depois, por você ou pelo próprio aluno.

Ao salvar, o aluno recebe por e-mail um convite com um link e um código para criar a senha. Se ele não encontrar a mensagem, abra o cadastro e use "Reenviar acesso".

Os dias disponíveis valem para tudo o que vem depois: um treino só pode cair em um dia em que o aluno pode treinar. Lesões e dores informadas na anamnese aparecem como aviso na hora de prescrever.`,
  },
  {
    name: "Traga seus alunos de uma planilha",
    description: `Na lista de alunos, toque em "Importar planilha". Vale qualquer planilha do Excel ou arquivo CSV: você diz qual coluna é o nome, qual é o e-mail, e assim por diante.

Antes de gravar, cada linha é conferida. As que têm erro aparecem com o motivo e podem ser corrigidas ali mesmo; as que já existem não entram duas vezes.

Se algo saiu errado, a importação pode ser desfeita: fica quem já tem ciclos, treinou ou entrou na conta. Exercícios seus também podem vir de uma planilha, pela tela "Exercícios".`,
  },
  {
    name: "Planeje a periodização",
    description: `Um macrociclo é a temporada do aluno; nele ficam os mesociclos, cada um com um objetivo e um período. Se você trabalha por semana, informe as semanas do mesociclo e os microciclos são criados de uma vez.

Para começar rápido, use "Começar periodização" na página de um aluno novo: o macrociclo e o primeiro mesociclo nascem juntos.

No modo calendário você vê os ciclos nos meses e o que já foi avaliado e prescrito. Dois mesociclos do mesmo macrociclo não podem se sobrepor.`,
  },
  {
    name: "Avalie o aluno, da fita ao relatório",
    description: `No ciclo, toque em "Avaliação". As abas mostram só o que você escolheu avaliar no macrociclo: perimetria e dobras, coração, exames, somatotipo, gasto calórico, postura, fotos e força.

Os resultados aparecem enquanto você digita, com a medida da avaliação anterior ao lado, e tudo é salvo sozinho. Repetiu a medida? Anote até três leituras: a mediana é usada e o erro técnico ajuda a dizer se houve mudança real.

Equações têm limites. Quando o aluno está fora da idade ou da população em que a equação foi validada, o resultado traz o aviso em vez de uma classe que não vale para ele.`,
  },
  {
    name: "Compare avaliações e mostre o resultado",
    description: `Na página do aluno, "Comparar Avaliações" coloca dois ciclos lado a lado: medidas, composição corporal, somatotipo, postura, força e fotos. Cada diferença diz se é "mudança real" ou se está "dentro do erro de medida".

Ao fim de um macrociclo, o resultado final reúne todas as avaliações. Ele também existe em PDF, com a sua identificação e o seu CREF, se estiver no perfil.

Métodos diferentes não são subtraídos um do outro: se o protocolo de dobras mudou, a tela diz qual foi usado em cada data.`,
  },
  {
    name: "Prescreva a semana de treinos",
    description: `No ciclo avaliado, abra "Treino" e crie o Treino A: dias da semana, tipos de exercício e grupos musculares. Depois acrescente os exercícios pelo nome, sem tirar as mãos do teclado: escreva, Enter, confira os números copiados da linha de cima, Enter.

Séries, repetições, descanso e cadência são editados na própria tabela. Ctrl+Z desfaz a última mudança. Para bi-set, tri-set, pirâmide e observações, abra o exercício.

Abaixo da semana fica a "Conferência da prescrição": as séries por grupo muscular e avisos que um colega cuidadoso daria. Eles nunca impedem de salvar, e cada um pode ser dispensado para aquele aluno.`,
  },
  {
    name: "Aproveite a biblioteca de treinos",
    description: `Um treino bom não precisa ser refeito. No treino aberto, use "Adicionar na Biblioteca" e dê um nome a ele.

Em um ciclo ainda sem treinos, "copiar treino" oferece quatro origens: outro ciclo do mesmo aluno, o ciclo de outro aluno, a sua biblioteca e a biblioteca da plataforma. A cópia é independente: mudar uma não muda a outra.

Em "Biblioteca" você encontra, baixa em PDF e remove os seus treinos. Um treino removido some das listas e continua onde foi copiado.`,
  },
  {
    name: "Cadastre exercícios e vídeos",
    description: `O catálogo da plataforma já traz equipamento, grupos musculares e execução de cada exercício. O que falta você cadastra em "Exercícios", ou sem sair do treino, quando a busca não encontra o nome.

O vídeo pode ser do YouTube, do Vimeo ou um arquivo de vídeo. Ele só é carregado quando alguém toca em reproduzir, e aparece também para o aluno, dentro do treino.

Exercícios de mobilidade e alongamento pedem os desvios posturais para os quais servem: é assim que eles são sugeridos depois da avaliação da postura.`,
  },
  {
    name: "Acompanhe quem treinou",
    description: `A lista de alunos mostra o último treino de cada um. Na página do aluno, o calendário diz o que foi feito e o que ficou para trás.

Abra um treino feito para vê-lo ao lado da prescrição: séries, cargas, repetições, esforço, dor e observações. Dor a partir de 4 vem marcada.

O histórico de um exercício mostra carga, repetições e a força máxima estimada ao longo do tempo. Em um ciclo ainda sem treinos, "Criar a partir do último" traz os treinos com cargas propostas, cada uma com o motivo: você aceita uma a uma ou todas.`,
  },
] as const;

const studentTutorials = [
  {
    name: "Como treinar sem sinal",
    description: `Abra o seu treino no celular uma vez com internet. Ele fica guardado no aparelho e abre na academia mesmo sem sinal.

A cada série, um toque. Carga e repetições já vêm da última vez e podem ser ajustadas. O descanso é contado sozinho, também com a tela bloqueada.

O que foi anotado sem sinal aparece como "aguardando envio" e segue quando a internet voltar. No fim, diga o esforço e, se sentiu dor, onde e quanto: seu personal vê e ajusta o próximo treino.`,
  },
  {
    name: "Como ler sua avaliação",
    description: `Na sua página, toque em "Avaliação". No alto estão os resultados principais, cada um em uma régua: a seta mostra onde você está e a parte verde é a faixa esperada para a sua idade.

Em "Evolução" cada medida aparece desde a primeira avaliação. "Dentro do erro" quer dizer que a diferença é pequena demais para ser certa; "mudança real" é maior do que o erro da medida.

Um número sozinho não diz como você está de saúde. Leia com o seu personal e, se algo preocupar, fale com um médico.`,
  },
  {
    name: "Como pagar",
    description: `Em "Pagamentos" você vê o que está em aberto e o que já foi pago. Toque em "Pagar com Pix", copie o código e cole no aplicativo do seu banco.

Depois de pagar, toque em "Já paguei": seu personal é avisado e confirma o recebimento. Até lá o pagamento aparece como aguardando confirmação.

Se você paga de outro jeito, combine com o seu personal: ele registra o pagamento e o recibo em PDF fica na mesma lista.`,
  },
  {
    name: "Seus dados são seus",
    description: `Em "Meu perfil" você baixa uma cópia de tudo o que o sistema guarda sobre você, vê quem abriu as suas avaliações e pode pedir a exclusão dos dados.

Fotos posturais e dados de saúde só são vistos por você e por seu personal. Quando o suporte precisa ajudar, cada acesso fica registrado para você ler.

Ao sair da conta, o treino guardado no aparelho é apagado.`,
  },
] as const;

export const firstTutorials = [
  ...trainerTutorials.map((tutorial) => ({ ...tutorial, tutorial_type: 1, audience: "trainer" })),
  ...studentTutorials.map((tutorial) => ({ ...tutorial, tutorial_type: 1, audience: "student" })),
  ...photoGuides.map((guide) => ({ ...guide, tutorial_type: 2, audience: "everyone" })),
];
