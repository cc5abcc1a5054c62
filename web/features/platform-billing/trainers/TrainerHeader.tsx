import { Alert, Anchor, Badge, Button, Card, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { GRACE_DAYS } from "#domain/billing/subscription.ts";
import { isTrying } from "#domain/billing/trial.ts";
import { addDays, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { whatsAppLink } from "#domain/landing-page/links.ts";
import { formatReais } from "#domain/money.ts";
import { isAdminFor, useCurrentUser } from "../../../session/current-user.ts";
import { Face } from "../../../ui/Face.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import linkClasses from "../../../ui/link.module.css";
import { CopyEmail } from "../../../ui/people/CopyEmail.tsx";
import { greeting } from "../../../ui/people/whatsapp.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { AccountMenu } from "../../people/accounts/AccountMenu.tsx";
import { type Trainer, useSendAccess, useSendConfirmation, useSetTrainerStatus } from "./data.ts";
import { lastSignIn } from "./list/last-sign-in.ts";
import { PlanLabel } from "./PlanLabel.tsx";
import classes from "./TrainerHeader.module.css";

interface Props {
  readonly trainer: Trainer;
  readonly onEdit: () => void;
}

export function TrainerHeader({ trainer, onEdit }: Props) {
  const { id, fullname, open_invoice: invoice } = trainer;
  const status = useSetTrainerStatus();
  const maySupport = isAdminFor(useCurrentUser(), "support");
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between" gap="md">
          <Group gap="md" wrap="nowrap" className={classes.who ?? ""}>
            <Face photo={trainer.photo_url} name={fullname} size={72} />
            <div>
              <Title order={1}>{fullname}</Title>
              {!trainer.is_active && (
                <Badge variant="default" size="sm">
                  Inativo
                </Badge>
              )}
              {!trainer.is_confirmed && (
                <Badge color="warning" size="sm">
                  Cadastro não confirmado
                </Badge>
              )}
            </div>
          </Group>
          {maySupport && (
            <Group gap="md" className={classes.acts ?? ""}>
              <Switch
                size="md"
                label="Acesso ativo"
                checked={trainer.is_active}
                onChange={(event) => status.mutate({ id, name: fullname, is_active: event.currentTarget.checked })}
              />
              {trainer.is_confirmed ? <SendAccess trainer={trainer} /> : <SendConfirmation trainer={trainer} />}
              <Button leftSection={<Icon name="edit" size={18} />} onClick={onEdit}>
                Editar
              </Button>
              <AccountMenu person={{ id, of: "trainer" }} name={fullname} />
            </Group>
          )}
        </Group>
        <LateNotice trainer={trainer} />
        <dl className={classes.facts}>
          <Fact name="E-mail">
            <CopyEmail email={trainer.email} />
          </Fact>
          <Fact name="Celular">{trainer.phone ?? "Não informado"}</Fact>
          <Fact name="Plano">
            <PlanLabel trainer={trainer} />
          </Fact>
          <Fact name="Alunos">
            {maySupport ? (
              <Anchor
                className={linkClasses.link}
                aria-label={`Ver os alunos: ${trainer.students_count}`}
                renderRoot={(props) => <Link {...props} to="/admin/home/alunos" search={{ personal: id }} />}
              >
                {trainer.students_count}
              </Anchor>
            ) : (
              trainer.students_count
            )}
          </Fact>
          <Fact name="Último login">
            <Anchor
              className={linkClasses.link}
              aria-label={`Registro de acessos: último acesso ${lastSignIn(trainer.last_sign_in_at)}`}
              renderRoot={(props) => (
                <Link {...props} to="/admin/home/personal/visualizar/$id/registro" params={{ id: String(id) }} />
              )}
            >
              {lastSignIn(trainer.last_sign_in_at)}
            </Anchor>
          </Fact>
          {invoice && (
            <Fact name="Fatura em aberto">
              {formatReais(invoice.value)} · {formatDate(invoice.due_on)}
            </Fact>
          )}
        </dl>
      </Stack>
    </Card>
  );
}

/** Says why and since when, and reminds by one press. */
function LateNotice({
  trainer: { fullname, phone, open_invoice: invoice, current_subscription, trial_ends_on },
}: Pick<Props, "trainer">) {
  const isLate = current_subscription?.status === "Em atraso";
  const isInTrial = trial_ends_on !== null && isTrying({ ends_on: trial_ends_on }, todayInSaoPaulo(Date.now()));
  const isLapsed = current_subscription?.status === "Cancelado" && !isInTrial;
  if (!isLate && !isLapsed) return null;
  const bill = invoice ? `A fatura de ${formatReais(invoice.value)} venceu em ${formatDate(invoice.due_on)}` : null;
  const because = bill ?? "O período pago terminou e não foi renovado";
  const chat = phone && whatsAppLink(phone, `${greeting(fullname)} ${because}. Posso ajudar?`);
  return (
    <Alert color={isLate ? "warning" : "danger"} variant="light" icon={<Icon name="alert" size={20} />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="figures">
          {because}. {isLate && invoice && `O acesso vai até ${formatDate(addDays(invoice.due_on, GRACE_DAYS - 1))}.`}
          {isLapsed && "O acesso terminou."}
        </Text>
        {chat && (
          <Button
            component="a"
            variant="default"
            leftSection={<Icon name="message" size={18} />}
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
          >
            Lembrar no WhatsApp
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** The address was never proved, so a link for another password would open nothing. */
function SendConfirmation({ trainer }: { readonly trainer: Trainer }) {
  const confirmation = useSendConfirmation();
  return (
    <ReasonButton
      reason={trainer.is_active ? null : "Ative o acesso antes de enviá-lo."}
      variant="default"
      loading={confirmation.isPending}
      leftSection={<Icon name="mail" size={18} />}
      onClick={() => confirmation.mutate(trainer.id)}
    >
      Enviar confirmação
    </ReasonButton>
  );
}

function SendAccess({ trainer }: { readonly trainer: Trainer }) {
  const access = useSendAccess();
  return (
    <ReasonButton
      reason={trainer.is_active ? null : "Ative o acesso antes de enviá-lo."}
      variant="default"
      loading={access.isPending}
      leftSection={<Icon name="mail" size={18} />}
      onClick={() => access.mutate(trainer.id)}
    >
      Enviar acesso
    </ReasonButton>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
