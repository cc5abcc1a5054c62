import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import classes from "./ForgotPassword.module.css";

/** Recovery by e-mail is still to come; until then the page says what to do instead. */
export function ForgotPassword({ children }: { readonly children: string }) {
  const [opened, answer] = useDisclosure(false);
  return (
    <div className={classes.forgot}>
      <Button variant="subtle" color="gray" size="sm" px={0} onClick={answer.toggle} aria-expanded={opened}>
        Esqueci a senha
      </Button>
      {opened && (
        <Text size="sm" c="dimmed" role="status">
          {children}
        </Text>
      )}
    </div>
  );
}
