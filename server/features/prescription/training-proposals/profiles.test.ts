import { describe, expect, it } from "vitest";
import { estimatedMinutes } from "#domain/training/duration.ts";
import { toWire } from "#domain/training/entry/names.ts";
import type { Proposal, ProposedLine, ProposedTraining } from "#domain/training/generator/proposal.ts";
import { pushPull } from "#domain/training/weekly/balance.ts";
import { type Area, LOADS, PHRASES, type Phrase } from "../../../testing/profiles/phrases.ts";
import { type Profile, profiles } from "../../../testing/profiles/profiles.ts";

const PROFILES = profiles(500, 17);

const rowsOf = ({ trainings }: Proposal) => trainings.flatMap(({ lines }) => lines);
/** The proposal as the editor would save and time it. */
const entryOf = ({ exercise, prescription }: ProposedLine) => ({
  ...toWire(prescription),
  exercise: {
    id: exercise.id,
    name: exercise.name,
    exercise_type: exercise.type,
    muscle_groups: [...exercise.muscleGroups],
  },
});
const minutesOf = (lines: readonly ProposedLine[]) => estimatedMinutes(lines.map(entryOf));
const isStrength = ({ exercise: { type } }: ProposedLine) => type === "resistence" || type === "functional";
const isLight = ({ notes }: Proposal) => notes.some((note) => /^Semana \d+ de \d+, leve/.test(note));
const isHealthy = ({ input }: Profile) => input.painfulPlaces.length + input.conditions.length === 0;
const has = ({ input, phrases }: Profile, ...health: readonly Phrase["health"][]) =>
  phrases.some((phrase) => phrase.health !== undefined && health.includes(phrase.health)) ||
  (health.includes("pressure") && input.isHighPressure);

/** The profiles that break a claim, each with what breaks it. */
const breaking = (broken: (profile: Profile) => readonly string[]) =>
  PROFILES.flatMap((profile, index) => broken(profile).map((what) => `#${index}: ${what}`));

describe("of 500 people of 8 to 85 years, a proposal", () => {
  it("loads no area of a phrase that names it, in its rows or as a substitute", () => {
    expect(PHRASES).toHaveLength(90);
    const broken = breaking(({ phrases, proposal }) => {
      const offered = rowsOf(proposal).flatMap(({ exercise, equivalents }) => [exercise, ...equivalents]);
      return phrases.flatMap(({ said, spares = [] }) =>
        spares.flatMap((area) =>
          offered.filter(({ name }) => LOADS[area].test(name)).map(({ name }) => `${said}: ${name}`),
        ),
      );
    });
    expect(broken).toEqual([]);
  });

  it("says truly that no proposed exercise loads an area", () => {
    const broken = breaking(({ proposal }) => {
      const note = proposal.notes.find((one) => one.startsWith("Nenhum exercício proposto carrega")) ?? "";
      const areas = (Object.keys(LOADS) as Area[]).filter((area) => note.includes(area));
      return areas.flatMap((area) =>
        rowsOf(proposal).flatMap(({ exercise: { name } }) => (LOADS[area].test(name) ? `${area}: ${name}` : [])),
      );
    });
    expect(broken).toEqual([]);
  });

  it("has a note, a spared area or a cap for every statement, and quotes what no rule knows", () => {
    const broken = breaking(({ phrases, proposal }) => {
      const notes = proposal.notes.join("\n");
      return phrases.flatMap(({ said, spares = [], health, quoted }) => [
        ...spares.filter((area) => !notes.includes(area)).map((area) => `${said}: nothing of ${area}`),
        ...(health && !/“/.test(notes) ? [`${said}: no note`] : []),
        ...(quoted && !/nenhuma regra a conhece/.test(notes) ? [`${said}: not quoted`] : []),
      ]);
    });
    expect(broken).toEqual([]);
  });

  it("keeps the caps of hearts, children, adolescents, older people, beginners, pregnancy and pain", () => {
    const broken = breaking((profile) => {
      const { input, proposal } = profile;
      const age = input.ageYears ?? 0;
      const heart = has(profile, "heart");
      const child = age < 14;
      const tens = (heart && !input.isCleared) || child || has(profile, "pregnancy") || input.isHighPressure;
      const eights = heart || age < 18 || age >= 65 || input.level === "beginner" || input.painfulPlaces.length > 0;
      const least = tens ? 10 : eights ? 8 : 1;
      const rows = rowsOf(proposal).filter(({ exercise }) => exercise.type === "resistence");
      const bars = /agachamento (livre|frontal)|supino (reto|inclinado|declinado|fechado) com barra/i;
      return [
        ...rows.flatMap(({ exercise: { name }, prescription: { minReps, series } }) => [
          ...((minReps ?? 0) < least ? [`${name}: ${minReps} repetitions`] : []),
          ...((heart || child) && (series ?? 0) > 3 ? [`${name}: ${series} sets`] : []),
          ...((heart || child) && bars.test(name) ? [`${name} needs a spotter`] : []),
        ]),
        ...((heart || child) && proposal.level === "advanced" ? ["advanced"] : []),
        ...(age < 18 || proposal.level === "beginner"
          ? proposal.trainings.flatMap(({ name, lines }) => {
              const working = lines.filter((line) => isStrength(line) && !/^Equilíbrio/.test(line.exercise.name));
              const sets = working.reduce((sum, { prescription }) => sum + (prescription.series ?? 0), 0);
              return sets > 20 ? [`${name}: ${sets} sets`] : [];
            })
          : []),
      ];
    });
    expect(broken).toEqual([]);
  });

  it("asks no heart for beats per minute, and bends or jolts no weak bone", () => {
    const broken = breaking((profile) => {
      const rows = rowsOf(profile.proposal);
      const beats = has(profile, "heart", "beta_blocker", "pregnancy") || (profile.input.ageYears ?? 0) < 14;
      return [
        ...rows.filter(({ prescription }) => beats && prescription.heartRate !== null).map(() => "beats per minute"),
        ...rows
          .filter(({ exercise }) => has(profile, "heart") && /inclinada na esteira/i.test(exercise.name))
          .map(() => "steep"),
        ...rows
          .filter(
            ({ exercise }) =>
              has(profile, "bones") && /abdominal|salto|canivete|lenhador|corrida|canoa/i.test(exercise.name),
          )
          .map(({ exercise }) => exercise.name),
        ...rows
          .filter(
            ({ exercise }) =>
              has(profile, "pregnancy") &&
              /deitado|no solo$|abdominal|salto|corrida|com barra e/i.test(exercise.name) &&
              !/Equilíbrio/.test(exercise.name),
          )
          .map(({ exercise }) => exercise.name),
      ];
    });
    expect(broken).toEqual([]);
  });

  it("takes the minutes that the editor counts, and never more than there are", () => {
    const broken = breaking(({ input, proposal }) =>
      proposal.trainings.flatMap(({ name, minutes, lines }) => [
        ...(minutes === minutesOf(lines) ? [] : [`${name}: ${minutes} are ${minutesOf(lines)}`]),
        ...(minutes <= input.minutes ? [] : [`${name}: ${minutes} of ${input.minutes}`]),
      ]),
    );
    expect(broken).toEqual([]);
  });

  it("gives half of the time to strength from 30 minutes on, or says why", () => {
    const shareOf = ({ lines, minutes }: ProposedTraining) =>
      minutesOf(lines.filter(isStrength)) / Math.max(minutes, 1);
    const broken = breaking((profile) => {
      const { input, proposal } = profile;
      if (input.minutes < 30 || isLight(proposal)) return [];
      return proposal.trainings
        .filter((training) => shareOf(training) < 0.5)
        .filter(
          ({ reasons }) =>
            (isHealthy(profile) && input.place.code === "gym") ||
            !reasons.some((one) => one.startsWith("Menos da metade")),
        )
        .map((training) => `${training.name}: ${Math.round(shareOf(training) * 100)} % of ${training.minutes} min`);
    });
    expect(broken).toEqual([]);
  });

  it("has a balance exercise in every training from 60 years on, on the floor first, or says why", () => {
    const broken = breaking((profile) => {
      const { input, proposal } = profile;
      if ((input.ageYears ?? 0) < 60) return [];
      return proposal.trainings.flatMap(({ name, lines, reasons }) => {
        const balance = lines.find(({ exercise }) => exercise.name.startsWith("Equilíbrio"));
        if (balance) return /no solo$/.test(balance.exercise.name) ? [] : [`${name}: ${balance.exercise.name}`];
        return !isHealthy(profile) && reasons.some((one) => one.startsWith("Sem exercício de equilíbrio"))
          ? []
          : [name];
      });
    });
    expect(broken).toEqual([]);
  });

  it("pushes and pulls within a quarter of each other in a week, or says why", () => {
    const broken = breaking((profile) => {
      const { input, proposal } = profile;
      if (isLight(proposal)) return [];
      const { push, pull } = pushPull(
        proposal.trainings.map(({ name, weekdays, lines }) => ({
          id: 1,
          name,
          weekdays,
          muscle_group: [],
          exercises: lines.map(entryOf),
        })),
      );
      if (push + pull === 0 || (push >= 0.8 * pull && push <= 1.25 * pull)) return [];
      const mustHold = isHealthy(profile) && input.place.code === "gym" && input.minutes >= 30;
      return mustHold || !proposal.notes.some((note) => note.startsWith("Empurrar e puxar"))
        ? [`${push} and ${pull}`]
        : [];
    });
    expect(broken).toEqual([]);
  });

  it("says that a group did not fit only where not even one more set fits", () => {
    const broken = breaking(({ input, proposal }) =>
      proposal.volume
        .filter(({ note }) => note?.startsWith("Não coube"))
        .flatMap(({ group }) =>
          proposal.trainings.flatMap(({ name, lines }) =>
            lines
              .filter(({ exercise }) => exercise.type === "resistence" && exercise.muscleGroups[0]?.id === group.id)
              .filter((row) => {
                const more = {
                  ...row,
                  prescription: { ...row.prescription, series: (row.prescription.series ?? 0) + 1 },
                };
                return minutesOf(lines.map((one) => (one === row ? more : one))) <= input.minutes;
              })
              .map(({ exercise }) => `${name}: one more set of ${exercise.name} fits`),
          ),
        ),
    );
    expect(broken).toEqual([]);
  });

  it("uses at home only what is there", () => {
    const broken = breaking(({ input, proposal }) => {
      if (input.place.code === "gym") return [];
      const { equipment } = input.place;
      return rowsOf(proposal)
        .map(({ exercise }) => exercise)
        .filter(
          ({ equipment: needed }) =>
            /máquina|polia|smith|declinado|leg press|cadeira (ext|fle|abd|ad)|mesa flexora|crossover/i.test(
              needed ?? "",
            ) ||
            (/halter/i.test(needed ?? "") && !equipment.includes("dumbbells")) ||
            (/banco (reto|inclinado)/i.test(needed ?? "") && !equipment.includes("bench")),
        )
        .map(({ name, equipment: needed }) => `${name} (${needed})`);
    });
    expect(broken).toEqual([]);
  });

  it("gives every row with a load its effort, and lighter weeks to long cycles", () => {
    const broken = breaking(({ input, proposal }) => {
      const loaded = rowsOf(proposal).filter((row) => isStrength(row));
      const silent = loaded.filter(({ prescription }) => !prescription.notes).map(({ exercise }) => exercise.name);
      const isLong = input.cycle.week === null && input.cycle.weeks >= 6;
      return [
        ...silent,
        ...(isLong && !proposal.notes.some((note) => /^Semanas? leves?/.test(note)) ? ["no lighter week"] : []),
      ];
    });
    expect(broken).toEqual([]);
  });
});
