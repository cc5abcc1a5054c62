import { Anchor, Divider, Group, Stack, Title } from "@mantine/core";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { studentDevice } from "../../../api/session.ts";
import { useProduct } from "../../../session/product.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import classes from "../../../ui/link.module.css";
import { toast } from "../../../ui/toast.ts";
import { SupportLink } from "../../public-pages/system/SupportLink.tsx";
import { TermsLink } from "../terms/TermsLink.tsx";
import { awaitedCode } from "./awaited-code.ts";
import { type Credentials, enter, enterByPasskey } from "./data.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";
import quiet from "./SignInScreen.module.css";
import type { SignInDialog } from "./sign-in-search.ts";
import { useSignIn } from "./use-sign-in.ts";

const VerificationDialog = lazy(() => import("./VerificationDialog.tsx"));
const route = getRouteApi("/open/autenticacao/entrar");

export function SignInScreen() {
  const router = useRouter();
  const search = route.useSearch();
  const { voltar = "/inicio", policy, dialog } = search;
  const navigate = route.useNavigate();
  const { tour_url } = useProduct();
  usePageTitle("Entrar");

  const show = (opened: SignInDialog | null) =>
    navigate({ search: (previous) => ({ ...previous, dialog: opened ?? undefined }) });

  const askForCode = ({ email }: Credentials, students: boolean) => {
    if (students) return navigate({ to: "/autenticacao/confirmar_registro_aluno", search: studentSearch(email) });
    awaitedCode.write({ email, students });
    return show("confirmation-code");
  };

  const submit = async (credentials: Credentials) => {
    const onward = await enter(credentials, voltar).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === "account_unconfirmed")
        await askForCode(credentials, error.students === true);
      throw error;
    });
    router.history.push(onward);
  };

  const signIn = useSignIn(submit);
  // The page drawn in advance knows no device.
  const tickAsLastTime = useEffectEvent(() => {
    if (studentDevice.read()) signIn.form.setFieldValue("students", true);
  });
  useEffect(() => tickAsLastTime(), []);
  /** The refusal no longer holds, and a password that is still in the form signs in at once. */
  const goOnConfirmed = () => {
    toast.success("Cadastro confirmado com sucesso!");
    signIn.attempt.reset();
    void show(null);
    const { email, password } = signIn.form.getValues();
    if (password !== "") signIn.attempt.mutate({ email, password, students: false });
  };

  const unconfirmed = dialog === "confirmation-code" ? awaitedCode.read() : null;
  return (
    <Stack gap="lg">
      <Title order={1}>Entrar</Title>
      <SignInForm signIn={signIn} onPasskey={async () => router.history.push(await enterByPasskey(search.voltar))} />
      <div>
        {!signIn.secondStep && (
          <>
            <Group justify="space-between" gap="xs">
              <ForgotPassword
                step={dialog === "forgot" || dialog === "reset-code" ? dialog : null}
                onStep={(step) => void show(step)}
                typed={signIn.typed}
              />
              <Anchor size="sm" className={classes.link} renderRoot={(props) => <Link {...props} to="/cadastro" />}>
                Criar conta
              </Anchor>
            </Group>
            <Divider my="xs" />
          </>
        )}
        <div className={quiet.links}>
          <Group justify="space-between" gap="xs">
            {tour_url && (
              <Anchor href={tour_url} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
                Conheça a plataforma!
              </Anchor>
            )}
            <SupportLink />
          </Group>
          <TermsLink
            opened={policy === "privacy"}
            onChange={(opened) =>
              void navigate({ search: (previous) => ({ ...previous, policy: opened ? "privacy" : undefined }) })
            }
          />
        </div>
      </div>
      <Suspense>
        {unconfirmed && (
          <VerificationDialog email={unconfirmed.email} onClose={() => void show(null)} onConfirmed={goOnConfirmed} />
        )}
      </Suspense>
    </Stack>
  );
}

const studentSearch = (email: string) => ({ email: email.trim(), students: "true" });
