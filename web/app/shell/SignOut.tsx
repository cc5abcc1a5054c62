import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { leave } from "../../features/people/accounts/data.ts";
import { type CurrentUser, roleOf, useCurrentUser } from "../../session/current-user.ts";
import { rememberedTrainer } from "../../session/offline-student.ts";
import { toast } from "../../ui/toast.ts";
import classes from "./SignOut.module.css";

const UnsentDialog = lazy(() => import("../../features/execution/gym/UnsentDialog.tsx"));

/** Signing out deletes the device's unsent records, so they are sent first. */
async function countUnsent(studentId: number): Promise<number> {
  const { sendBeforeLeaving } = await import("../../features/execution/gym/device/leaving.ts");
  return sendBeforeLeaving(studentId);
}

/** Fields and photos of evaluations that were measured without a signal. */
async function countUntold(): Promise<number> {
  const { sendTaken } = await import("../../features/overview/todays-tasks/offline/sync.ts");
  const { changes, photos } = await sendTaken();
  return changes + photos;
}

const unsentOf = (user: CurrentUser): Promise<number> => {
  const role = roleOf(user);
  if (role === "student") return countUnsent(user.id);
  return role === "trainer" && rememberedTrainer() === user.id ? countUntold() : Promise.resolve(0);
};

/** The question about unsent records is drawn by the caller. */
export function useSignOut() {
  const user = useCurrentUser();
  const [unsent, setUnsent] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ isSure }: { readonly isSure: boolean }) => {
      const count = isSure ? 0 : await unsentOf(user);
      return count > 0 ? setUnsent(count) : leave(roleOf(user) === "admin");
    },
    onError: (error) => toast.failure(error, "Não foi possível fazer logout!"),
  });
  const question = (
    <Suspense>
      {unsent > 0 && (
        <UnsentDialog
          count={unsent}
          isTrainer={roleOf(user) === "trainer"}
          busy={isPending}
          onStay={() => setUnsent(0)}
          onLeave={() => mutate({ isSure: true })}
        />
      )}
    </Suspense>
  );
  return { signOut: () => mutate({ isSure: false }), isPending, question };
}

export function SignOut() {
  const { signOut, isPending, question } = useSignOut();
  return (
    <>
      <button type="button" className={classes.out} onClick={signOut} disabled={isPending}>
        Sair
      </button>
      {question}
    </>
  );
}
