/**
 * The first version of the terms of use and privacy policy, complete and dated. It names the product and its support page instead
 * of a company; the administrator adds the company's registration in the editor, which publishes the next version.
 * Source of rights and legal bases: Brazil's data protection law, LGPD (Lei nº 13.709/2018), articles 7, 11, 15, 16, 18, 33, 41, 48;
 * Marco Civil da Internet (Lei nº 12.965/2014), article 15; Código de Defesa do Consumidor (Lei nº 8.078/1990), articles 49 and 101.
 */
export const firstTerms = `
<p>Versão de 22 de novembro de 2026.</p>
<h2>1. Quem somos e a que se aplica este documento</h2>
<p>O Prumo (“Plataforma”) é um serviço pela internet, mantido pela equipe responsável pelo Prumo (“nós”), com quem você fala pela página “Suporte”. Ele apoia profissionais de educação física (“Personais”) na avaliação física, na periodização e na prescrição de treinos de seus alunos (“Alunos”).</p>
<p>Este documento reúne os Termos de Uso e a Política de Privacidade. Ao aceitá-lo, você declara que leu e compreendeu o seu conteúdo. Cada versão fica guardada; quando uma nova é publicada, pedimos um novo aceite antes de você continuar.</p>
<h2>2. Termos de uso</h2>
<h3>2.1. Sua conta</h3>
<ul>
<li><p>O acesso é pessoal. Mantenha sua senha em segredo e avise-nos se suspeitar de uso indevido.</p></li>
<li><p>O Personal deve informar dados verdadeiros e manter em dia o registro profissional que a sua atividade exige.</p></li>
<li><p>O Aluno recebe o acesso por convite do seu Personal. O acesso de menores de 18 anos depende da autorização de um dos pais ou do responsável legal.</p></li>
</ul>
<h3>2.2. Uso adequado</h3>
<p>Não é permitido acessar dados de outras pessoas, tentar contornar as proteções da Plataforma, publicar conteúdo ilícito ou usar as informações dos Alunos para fins diferentes do acompanhamento contratado.</p>
<h3>2.3. Saúde e responsabilidade profissional</h3>
<p>A Plataforma calcula indicadores a partir do que é informado e não substitui a avaliação de médicos e de outros profissionais de saúde. A prescrição dos treinos é de responsabilidade do Personal. Procure orientação médica antes de iniciar um programa de exercícios e interrompa-o em caso de dor ou mal-estar.</p>
<h3>2.4. Assinatura e pagamento</h3>
<p>O uso pelo Personal depende de uma assinatura paga por cartão, pelo período do plano escolhido. O preço, as parcelas e a forma de renovação aparecem antes da contratação, e avisamos por e-mail antes do fim de cada período. O direito de arrependimento pode ser exercido em até 7 dias da contratação, com devolução do valor pago (Código de Defesa do Consumidor, art. 49). Sem pagamento, o acesso do Personal é suspenso 7 dias depois do vencimento, até a regularização; os Alunos continuam a ler os seus treinos, e nada do que foi registrado se perde.</p>
<h3>2.5. Encerramento</h3>
<p>Você pode pedir o encerramento da sua conta a qualquer momento, no seu perfil. Podemos suspender contas que descumpram estes termos, com aviso prévio sempre que possível.</p>
<h2>3. Política de privacidade</h2>
<h3>3.1. Quem decide sobre os dados</h3>
<p>Quanto aos dados cadastrais e de pagamento dos Personais, nós somos os controladores. Quanto aos dados dos Alunos, o Personal é o controlador, e a Plataforma atua como operadora, seguindo as instruções dele e este documento.</p>
<h3>3.2. Quais dados coletamos</h3>
<ul>
<li><p><strong>Cadastro:</strong> nome, e-mail, telefone, data de nascimento, gênero, foto e, do Personal, CPF e endereço.</p></li>
<li><p><strong>Dados de saúde (sensíveis):</strong> anamnese, medidas corporais, dobras cutâneas, composição corporal, pressão arterial e frequência cardíaca, testes físicos, avaliação e fotos posturais, histórico de lesões e de doenças informado, treinos prescritos e realizados.</p></li>
<li><p><strong>Pagamento:</strong> plano, valores, situação, bandeira e meio de pagamento. Os dados completos do cartão são enviados diretamente ao provedor de pagamento e não passam pelos nossos servidores.</p></li>
<li><p><strong>Uso e segurança:</strong> datas de acesso, navegador utilizado, sessões abertas e registros de quem consultou ou alterou dados de saúde.</p></li>
</ul>
<h3>3.3. Para que usamos e com qual base legal</h3>
<ul>
<li><p><strong>Prestar o serviço</strong> (criar a conta, avaliar, prescrever, mostrar a evolução): execução de contrato (LGPD, art. 7º, V).</p></li>
<li><p><strong>Tratar dados de saúde:</strong> consentimento específico e destacado do titular (art. 11, I), que você dá ao aceitar este documento e pode retirar quando quiser.</p></li>
<li><p><strong>Cobrar e emitir documentos fiscais:</strong> execução de contrato e cumprimento de obrigação legal (art. 7º, II e V).</p></li>
<li><p><strong>Proteger contas e prevenir fraudes:</strong> legítimo interesse e obrigação legal de guardar registros de acesso (art. 7º, II e IX; Marco Civil da Internet, art. 15).</p></li>
<li><p><strong>Defender direitos</strong> em processos: exercício regular de direitos (art. 7º, VI, e art. 11, II, “d”).</p></li>
</ul>
<p>Não vendemos dados pessoais nem os usamos para publicidade de terceiros.</p>
<h3>3.4. Com quem compartilhamos</h3>
<p>Os dados do Aluno são vistos pelo próprio Aluno e pelo seu Personal. Fornecedores de hospedagem, envio de e-mails, armazenamento de arquivos e pagamento tratam dados apenas para prestar esses serviços. Podemos atender a ordens de autoridades, na forma da lei. Se um fornecedor estiver fora do Brasil, a transferência segue os arts. 33 a 36 da LGPD.</p>
<h3>3.5. Por quanto tempo guardamos</h3>
<ul>
<li><p>Dados da conta e de saúde: enquanto a conta existir e, depois do pedido de exclusão, pelo prazo necessário para concluí-lo; o que puder ser mantido sem identificar você é anonimizado.</p></li>
<li><p>Registros fiscais e de pagamento: pelo prazo exigido pela legislação tributária, em regra 5 anos.</p></li>
<li><p>Registros de acesso: no mínimo 6 meses. Quando uma conta é excluída, eles ficam sem aparelho e sem rede, apenas com a data e o tipo do acesso.</p></li>
<li><p>Registros dos seus aceites: enquanto puderem ser necessários para comprovar o consentimento.</p></li>
</ul>
<h3>3.6. Seus direitos</h3>
<p>Nos termos do art. 18 da LGPD, você pode pedir, sem custo:</p>
<ul>
<li><p>confirmação de que tratamos seus dados e acesso a eles;</p></li>
<li><p>correção de dados incompletos, inexatos ou desatualizados;</p></li>
<li><p>anonimização, bloqueio ou eliminação de dados desnecessários ou tratados em desacordo com a lei;</p></li>
<li><p>portabilidade dos dados a outro fornecedor;</p></li>
<li><p>eliminação dos dados tratados com o seu consentimento;</p></li>
<li><p>informação sobre com quem compartilhamos seus dados;</p></li>
<li><p>informação sobre a possibilidade de não consentir e sobre as consequências disso;</p></li>
<li><p>revogação do consentimento.</p></li>
</ul>
<p>Retirar o consentimento não desfaz o que já foi feito com base nele, mas impede que o acompanhamento continue na Plataforma. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).</p>
<h3>3.7. Como protegemos</h3>
<p>Senhas são guardadas de forma irreversível, as fotos são abertas somente por endereços temporários, os dados de cada Personal são separados dos demais no banco de dados e o acesso a dados de saúde é registrado: cada pessoa vê, no perfil, quem consultou ou alterou os seus. Nenhum sistema é totalmente imune; se ocorrer um incidente com risco relevante, avisaremos você e a ANPD (art. 48).</p>
<h3>3.8. Armazenamento no navegador</h3>
<p>Guardamos no seu navegador apenas o necessário para manter a sessão aberta e lembrar preferências de exibição. Não usamos cookies de publicidade.</p>
<h2>4. Contato</h2>
<p>Dúvidas, reclamações e pedidos sobre dados pessoais são recebidos pelo nosso encarregado pelo tratamento de dados pessoais (LGPD, art. 41), pelo endereço que está na página “Suporte”, aberta também a quem não entrou na conta. Respondemos em até 15 dias. A cópia e a exclusão dos seus dados podem ser pedidas diretamente no seu perfil, em “Meus dados”. O Aluno também pode falar com o seu Personal.</p>
<h2>5. Alterações e foro</h2>
<p>Podemos atualizar este documento; a versão em vigor e a data de publicação aparecem no início da página, e as anteriores continuam disponíveis. Aplica-se a legislação brasileira, e fica eleito o foro do domicílio do consumidor (Código de Defesa do Consumidor, art. 101, I).</p>
`.trim();
