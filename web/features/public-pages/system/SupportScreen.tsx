import { Accordion, Anchor, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useProduct } from "../../../session/product.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";

const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    "Não consigo entrar",
    "Na entrada, toque em “Esqueci a senha” e escolha outra pelo link do e-mail. Depois de muitas tentativas a conta espera alguns minutos, e a mensagem diz quantos.",
  ],
  [
    "O e-mail com o link ou o código não chegou",
    "Olhe na caixa de spam e confira o endereço. O código vale por 15 minutos: peça um novo na mesma página. O aluno pode pedir ao personal que reenvie o acesso.",
  ],
  [
    "Tenho uma dúvida sobre o meu treino ou o meu pagamento",
    "Quem sabe é o seu personal: foi ele quem montou o treino e é ele quem recebe o pagamento.",
  ],
  [
    "Treinei sem sinal. O que anotei se perdeu?",
    "Não. Fica guardado no aparelho e é enviado quando a internet voltar. Até lá, não saia da conta.",
  ],
  [
    "Quero uma cópia dos meus dados, ou que sejam apagados",
    "No seu perfil, em “Meus dados”, você baixa a cópia e pede a exclusão. Pelo suporte também pode.",
  ],
];

export function SupportScreen() {
  usePageTitle("Suporte");
  return (
    <NarrowScreen>
      <Title order={1}>Suporte</Title>
      <Contact />
      <section aria-labelledby="duvidas">
        <Title order={2} size="h3" id="duvidas" mb="sm">
          Dúvidas comuns
        </Title>
        <Accordion variant="separated" order={3}>
          {QUESTIONS.map(([question, answer]) => (
            <Accordion.Item key={question} value={question}>
              <Accordion.Control>{question}</Accordion.Control>
              <Accordion.Panel>{answer}</Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </section>
    </NarrowScreen>
  );
}

function Contact() {
  const { name, support_email: email, support_url: chat } = useProduct();
  return (
    <Stack gap="md">
      <Text>
        Escreva para nós quando algo não funcionar, quando não conseguir entrar ou quando tiver uma dúvida sobre o{" "}
        {name}. Conte o que você tentou fazer e, se apareceu um erro, copie a frase da tela.
      </Text>
      {email === null ? (
        <Skeleton height={44} maw={320} />
      ) : (
        <Group>
          {chat && (
            <Button component="a" href={chat} target="_blank" rel="noreferrer">
              Conversar agora
            </Button>
          )}
          <Button component="a" href={`mailto:${email}`} variant={chat ? "default" : "filled"}>
            Escrever para o suporte
          </Button>
          <Anchor href={`mailto:${email}`} py={10}>
            {email}
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}
