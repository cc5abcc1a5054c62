import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";
import type { Secrets } from "../database/secrets.ts";
import { createSignatures } from "./signatures.ts";

const LINK_HOURS = 2;

interface OwnedFigure {
  readonly exerciseId: number;
  readonly trainerId: number;
}

export interface FigureLinks {
  /** `trainerId` is null for the platform's exercises, whose figures everybody sees; another's address works for one to two hours. */
  linkTo(figure: { readonly exerciseId: number; readonly trainerId: number | null }): string;
  isSigned(figure: OwnedFigure, expires: number, signature: string): boolean;
}

const keyOf = ({ exerciseId, trainerId }: OwnedFigure) => `exercise figure ${trainerId} ${exerciseId}`;

export function createFigureLinks(secrets: Secrets, clock: Clock): FigureLinks {
  const { sign, isSigned } = createSignatures(secrets, clock);
  return {
    linkTo({ exerciseId, trainerId }) {
      const address = `/api/exercise-figures/${exerciseId}.svg`;
      if (trainerId === null) return address;
      // Rounded to the hour, so that lists answer the same address.
      const expires = (Math.floor(clock.now().getTime() / MS_PER_HOUR) + LINK_HOURS) * MS_PER_HOUR;
      const signature = sign(keyOf({ exerciseId, trainerId }), expires);
      return `${address}?trainer=${trainerId}&expires=${expires}&signature=${signature}`;
    },
    isSigned: (figure, expires, signature) => isSigned(keyOf(figure), expires, signature),
  };
}
