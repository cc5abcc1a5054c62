import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { differenceInDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { leave } from "../../features/people/accounts/data.ts";
import { ConsentGate } from "../../features/people/terms/ConsentGate.tsx";
import { currentUserQuery, roleOf, useCurrentUser } from "../../session/current-user.ts";
import { keepDraftsOf } from "../../session/drafts.ts";
import { keepOfflineOf, rememberedTrainer } from "../../session/offline-student.ts";
import { restUntouched } from "../../session/rest-untouched.ts";
import { prepareToasts, toast } from "../../ui/toast.ts";
import { AwayNotice } from "./AwayNotice.tsx";
import { TopBar } from "./TopBar.tsx";

const TrialBanner = lazy(() => import("../../features/platform-billing/subscriptions/TrialBanner.tsx"));
const SubscriptionBanner = lazy(() => import("../../features/platform-billing/subscriptions/SubscriptionBanner.tsx"));

const FactorBanner = lazy(() => import("../../features/people/second-factors/FactorBanner.tsx"));

/** Days before the end of a trial from which its banner is loaded. */
const TRIAL_SHOWN_DAYS = 5;

/** While somebody uses this frame, the session is checked every 60 seconds. */
export function SignedInFrame() {
  // The person is read below: each check on its own draws nothing.
  useQuery({ ...currentUserQuery, refetchInterval: 60_000, notifyOnChangeProps: [] });
  const user = useCurrentUser();
  const role = roleOf(user);
  useKeptAnswers(role === "student" ? user.id : undefined);
  useTakenEvaluations(role === "trainer" ? user.id : undefined);
  useEffect(prepareToasts, []);
  useEffect(() => restUntouched(window), []);
  useEffect(() => {
    keepDraftsOf(user.id);
    void keepOfflineOf(user.id);
  }, [user.id]);
  return (
    <>
      <TopBar />
      <Container component="main" id="conteudo" tabIndex={-1} size={1440} px="md" py="lg">
        {role === "student" && <AwayNotice />}
        <Suspense>{user.second_factor_due_at && <FactorBanner due={user.second_factor_due_at} />}</Suspense>
        <Suspense>{user.owes_subscription && <SubscriptionBanner />}</Suspense>
        <Suspense>
          {user.trial_ends_on && endsSoon(user.trial_ends_on) && <TrialBanner endsOn={user.trial_ends_on} />}
        </Suspense>
        <Outlet />
      </Container>
      {role !== "admin" && <ConsentGate onLeave={() => void leave(false).catch(toast.failure)} />}
    </>
  );
}

function endsSoon(trialEndsOn: string): boolean {
  const days = differenceInDays(todayInSaoPaulo(Date.now()), trialEndsOn);
  return days >= 1 && days <= TRIAL_SHOWN_DAYS;
}

/** Sends what was measured without a signal; most devices hold nothing, and load nothing for it. */
function useTakenEvaluations(trainerId: number | undefined): void {
  useEffect(() => {
    if (trainerId === undefined || rememberedTrainer() !== trainerId) return;
    const resume = () =>
      void import("../../features/overview/todays-tasks/offline/sync.ts")
        .then(({ resumeTaken }) => resumeTaken(trainerId))
        .catch(() => undefined);
    resume();
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  }, [trainerId]);
}

function useKeptAnswers(studentId: number | undefined): void {
  useEffect(() => {
    if (studentId === undefined) return;
    const stop = import("../../session/kept-answers.ts").then(({ keepAnswers }) => keepAnswers(studentId));
    return () => void stop.then((end) => end());
  }, [studentId]);
}
