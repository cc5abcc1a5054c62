import type { CatalogueExercise } from "./classified.ts";
import { isLightWeek } from "./effort.ts";
import type { BarrierCause } from "./pool.ts";
import { type Session, type StrengthLine, withLine, withSets } from "./session.ts";
import { FOCUS_GROUPS } from "./splits.ts";
import { furtherLines, linesLedBy, type Refusal, type Room, refusalOf } from "./strength-block.ts";

interface Option<Exercise extends CatalogueExercise> {
  readonly session: Session<Exercise>;
  readonly lines: readonly StrengthLine<Exercise>[];
  readonly atMost: boolean;
}

function optionsFor<Exercise extends CatalogueExercise>(
  room: Room<Exercise>,
  group: number,
): readonly Option<Exercise>[] {
  const more = linesLedBy(room, group).map(({ session, line }) => ({
    session,
    lines: withSets(session, line, line.series + 1),
    atMost: line.series >= room.input.caps.maxSets,
  }));
  const further = room.sessions
    .filter(({ focus }) => FOCUS_GROUPS[focus].includes(group))
    .flatMap((session) =>
      furtherLines(room, session, group, new Set()).map((line) => ({
        session,
        lines: withLine(session, line),
        atMost: false,
      })),
    );
  return [...more, ...further];
}

function refusalOfOption<Exercise extends CatalogueExercise>(
  room: Room<Exercise>,
  { session, lines, atMost }: Option<Exercise>,
): Refusal | null {
  const refusal = refusalOf({ ...room, keepsBalance: true }, session, lines);
  return refusal?.by !== "time" && atMost ? { by: "exercise_sets" } : refusal;
}

const CAUSES: Readonly<Record<BarrierCause, string>> = {
  pain: "Os exercícios que o treinam carregam uma área com dor ou lesão.",
  health: "Os exercícios que o treinam não servem à saúde do aluno: veja o que ficou de fora.",
  place: "Nenhum exercício que o treina se faz com o equipamento escolhido.",
  level: "Os exercícios que o treinam pedem mais experiência.",
};

const noTime = (minutes: number) =>
  `Não coube em ${minutes} min por treino: nem mais uma série, com os grupos grandes antes.`;

/** Why a group lies below its band, truly: "não coube" only where not even one more set fits in the time. */
export function volumeNote<Exercise extends CatalogueExercise>(
  room: Room<Exercise>,
  group: number,
  names: ReadonlyMap<number, string>,
): string {
  const { input, pool } = room;
  if (isLightWeek(input)) return "Semana leve: 40% menos séries.";
  const cause = pool.barredBy(group);
  const options = optionsFor(room, group);
  if (options.length === 0) return cause ? CAUSES[cause] : "O catálogo não tem outro exercício que o treine.";
  const refusals = options.map((option) => refusalOfOption(room, option));
  const other = refusals.find((refusal) => refusal?.by !== "time");
  if (other === undefined) return noTime(input.minutes);
  if (other === null) return "Há lugar para mais: acrescente um exercício no editor.";
  const isAtMostDays = room.sessions.reduce((sum, { days }) => sum + days, 0) >= input.caps.maxDays;
  const advice = isAtMostDays ? "os grupos grandes vêm antes" : "acrescente um dia";
  switch (other.by) {
    case "training_sets":
      return `O teto de ${input.caps.trainingSets} séries por treino chega antes; ${advice}.`;
    case "exercise_sets":
      return `Limite de ${input.caps.maxSets} séries por exercício e de um exercício de cada tipo por treino; ${advice}.`;
    case "push_pull":
      return "Mais séries desequilibrariam empurrar e puxar na semana.";
    case "band":
      return `Mais uma série passaria da faixa de ${names.get(other.group) ?? "outro grupo"}, que o exercício também trabalha.`;
    default:
      return noTime(input.minutes);
  }
}
