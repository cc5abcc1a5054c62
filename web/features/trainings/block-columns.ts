import type { TrainingEntry } from "#contract/trainings.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";

/** A figure of an entry. The name, the technique and the muscle groups are not figures: a table draws them itself. */
export interface Figure {
  readonly label: string;
  readonly value: (entry: TrainingEntry) => string;
  /** Said by the work already, so a card leaves it out. */
  readonly said?: true;
  /** Reaches over the next column, which is then left out. */
  readonly reachesOver?: (entry: TrainingEntry) => boolean;
}

export interface BlockColumns {
  readonly figures: readonly Figure[];
  readonly technique?: true;
  readonly muscleGroups?: true;
  /** How much there is to do, as it is said in a gym: "4 × 8–12". */
  readonly work: (entry: TrainingEntry) => string;
  /** What the table has no column for, and what a card shows beside the work. */
  readonly aside: readonly Figure[];
}

const ABSENT = "–";
const shown = (value: string | number | null) => (value === null || value === "" ? ABSENT : String(value));
const yesNo = (value: boolean) => (value ? "Sim" : "Não");
const figure = (label: string, value: (entry: TrainingEntry) => string | number | null): Figure => ({
  label,
  value: (entry) => shown(value(entry)),
});

/** A pyramid's repetitions, set by set: "12 · 10 · 8". */
const pattern = ({ reps_pattern }: TrainingEntry) => reps_pattern?.split("-").map(Number).join(" · ") ?? "";
const reps = (entry: TrainingEntry) => {
  if (entry.reps_pattern) return pattern(entry);
  return entry.min_reps === null ? shown(entry.max_reps) : `${entry.min_reps}–${shown(entry.max_reps)}`;
};
const times = (count: number | null, what: string) => (count === null ? what : `${count} × ${what}`);

const said = (figure: Figure): Figure => ({ ...figure, said: true });

const series = said(figure("Séries", (entry) => entry.series));
const rest = (label: string) => figure(label, (entry) => entry.descanco);
const time = (label: string) => said(figure(label, (entry) => entry.tempo));
const minReps: Figure = {
  label: "Rep. mín.",
  value: (entry) => (entry.reps_pattern ? pattern(entry) : shown(entry.min_reps)),
  reachesOver: (entry) => Boolean(entry.reps_pattern),
  said: true,
};
const maxReps = said(figure("Rep. máx.", (entry) => entry.max_reps));
const cadence = figure("Cadência", (entry) => entry.cadencia);
const heartRate: Figure = {
  label: "Freq. cardíaca",
  value: ({ freqCardiaca }) => (freqCardiaca === null ? ABSENT : `${freqCardiaca} bpm`),
};
const sprintInterval = figure("Intervalo entre tiros", (entry) => entry.intervalo_tiros);
const hiit = figure("HIIT", (entry) => yesNo(entry.hiit));
const continuous = figure("Aeróbico contínuo", (entry) => yesNo(entry.aerobicocont));

/** What each type of exercise shows, column by column. */
export const COLUMNS: Readonly<Record<ExerciseTypeValue, BlockColumns>> = {
  resistence: {
    figures: [series, minReps, maxReps, rest("Descanso"), cadence],
    technique: true,
    muscleGroups: true,
    work: (entry) => times(entry.series, reps(entry)),
    aside: [],
  },
  stretching: {
    figures: [series, time("Tempo"), rest("Descanso")],
    work: (entry) => times(entry.series, shown(entry.tempo)),
    aside: [],
  },
  mobility: {
    figures: [series, said(figure("Repetições", (entry) => entry.max_reps ?? entry.min_reps)), rest("Descanso")],
    work: (entry) => times(entry.series, reps(entry)),
    aside: [],
  },
  myofascial_release: {
    figures: [series, time("Tempo de liberação"), rest("Intervalo")],
    muscleGroups: true,
    work: (entry) => times(entry.series, shown(entry.tempo)),
    aside: [],
  },
  functional: {
    figures: [minReps, maxReps],
    muscleGroups: true,
    work: (entry) => times(entry.series, reps(entry)),
    aside: [series, rest("Descanso")],
  },
  manobra_resp: {
    figures: [
      said(figure("Rep. isométricas", (entry) => entry.max_reps ?? entry.series)),
      time("Tempo por rep."),
      rest("Intervalo por rep."),
    ],
    work: (entry) => times(entry.max_reps ?? entry.series, shown(entry.tempo)),
    aside: [],
  },
  exerc_aerobicos: {
    figures: [
      said(figure("Tiros", (entry) => entry.quantidade_tiros)),
      said(figure("Duração do tiro", (entry) => entry.tempo_tiros)),
      sprintInterval,
      heartRate,
      hiit,
      continuous,
    ],
    work: (entry) => times(entry.quantidade_tiros, shown(entry.quantidade_tiros ? entry.tempo_tiros : entry.tempo)),
    aside: [figure("Tempo total", (entry) => entry.tempo)],
  },
};

/** What is worth a line under the name in the table: the figures without a column, where there is one to show. */
export const asideOf = ({ aside }: BlockColumns, entry: TrainingEntry) =>
  aside.filter(({ value }) => value(entry) !== ABSENT).map(({ label, value }) => `${label}: ${value(entry)}`);

/** What a card shows beside the work: what was prescribed, without what the work says already. */
export const factsOf = ({ figures, aside, work }: BlockColumns, entry: TrainingEntry) =>
  [...figures, ...aside]
    .filter((figure) => !figure.said && ![ABSENT, "Não", work(entry)].includes(figure.value(entry)))
    .map(({ label, value }) => ({ label, value: value(entry) }));
