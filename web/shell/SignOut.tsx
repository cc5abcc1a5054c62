import { useMutation } from "@tanstack/react-query";
import { leave, roleOf, useCurrentUser } from "../features/accounts/data.ts";
import { toast } from "../ui/toast.ts";
import classes from "./SignOut.module.css";

export function SignOut() {
  const user = useCurrentUser();
  const signOut = useMutation({
    mutationFn: () => leave(roleOf(user) === "admin"),
    onError: (error) => toast.failure(error, "Não foi possível fazer logout!"),
  });
  return (
    <button type="button" className={classes.out} onClick={() => signOut.mutate()} disabled={signOut.isPending}>
      Sair
    </button>
  );
}
