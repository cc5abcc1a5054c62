import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DEFAULT_SKINFOLD_PROTOCOL } from "#domain/assessment/body-composition/protocols.ts";
import { proposalQuery } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly children: (protocol: string) => ReactNode;
}

/** Without an answer, the form proposes the default protocol. */
export function WithProposal({ studentId, children }: Props) {
  const { data: protocol, isPending } = useQuery(proposalQuery(studentId));
  return isPending ? null : children(protocol ?? DEFAULT_SKINFOLD_PROTOCOL);
}
