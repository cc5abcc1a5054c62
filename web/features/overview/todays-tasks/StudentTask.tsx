import { ActionIcon, Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { shortName } from "#domain/students/registration.ts";
import { ActionMenu } from "../../../ui/ActionMenu.tsx";
import { Face } from "../../../ui/Face.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { whatsAppAddress } from "../../../ui/people/whatsapp.ts";
import { useDismissSignals } from "../../execution/signals/data.ts";
import { Approval } from "../../student-billing/approvals/Approval.tsx";
import classes from "./TodaysTasks.module.css";
import type { NamedStudent } from "./tasks.ts";

export function StudentTask({ student }: { readonly student: NamedStudent }) {
  const { id, name, photo_url, detail, message, step, page } = student;
  return (
    <li className={classes.student}>
      <Face photo={photo_url} name={name} size={36} />
      <span className={classes.words}>
        <Link to="/inicio/visualizar/$id" params={{ id }} preload={false} className={classes.name} title={name}>
          {shortName(name)}
        </Link>
        <span className={classes.detail} title={detail}>
          {detail}
        </span>
      </span>
      {message ? (
        <>
          {step && <StepIcon student={student} step={step} />}
          {student.signals && <SignalMenu student={student} signals={student.signals} />}
          <Button
            component="a"
            variant="default"
            className={classes.message ?? ""}
            href={whatsAppAddress(student.whatsapp, message.text)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${message.label} ${name} pelo WhatsApp`}
            leftSection={<Icon name="message" size={18} />}
          >
            {message.label}
          </Button>
        </>
      ) : step ? (
        // Hovering must not load health data, because each reading is recorded.
        <Button
          variant="default"
          px="sm"
          renderRoot={(props) => (
            <Link
              to="/inicio/visualizar/$id"
              params={{ id }}
              search={step.search}
              preload={false}
              aria-label={`${step.label} ${name}`}
              {...props}
            />
          )}
        >
          {step.label}
        </Button>
      ) : page ? (
        <Button
          variant="default"
          px="sm"
          renderRoot={(props) => <Link to={page.to} aria-label={`${page.label} ${name}`} {...props} />}
        >
          {page.label}
        </Button>
      ) : (
        <Approval student={student} />
      )}
    </li>
  );
}

interface SignalMenuProps {
  readonly student: NamedStudent;
  readonly signals: NonNullable<NamedStudent["signals"]>;
}

function SignalMenu({ student: { id, name }, signals: { acts, keys } }: SignalMenuProps) {
  const navigate = useNavigate();
  const dismiss = useDismissSignals(id);
  return (
    <ActionMenu
      label={`Opções de ${name}`}
      width={220}
      floatingStrategy="fixed"
      actions={[
        ...acts.map(({ label, icon, search }) => ({
          label,
          icon,
          act: () => void navigate({ to: "/inicio/visualizar/$id", params: { id }, search }),
        })),
        { label: "Dispensar", icon: "close", act: () => dismiss(keys) },
      ]}
    />
  );
}

interface StepIconProps {
  readonly student: NamedStudent;
  readonly step: NonNullable<NamedStudent["step"]>;
}

const StepIcon = ({ student: { id, name }, step: { label, search } }: StepIconProps) => (
  <ActionIcon
    variant="default"
    title={label}
    renderRoot={(props) => (
      <Link
        to="/inicio/visualizar/$id"
        params={{ id }}
        search={search}
        preload={false}
        aria-label={`${label} de ${name}`}
        {...props}
      />
    )}
  >
    <Icon name={search.dialog === "payments" ? "check" : "eye"} size={18} />
  </ActionIcon>
);
