import { anAdmin, aStudent, aTrainer, type Person, type TheirStudent, type Trainer } from "./people.ts";
import {
  type AMesocycleOfTheirs,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  type MesocyclePath,
  type MicrocyclePath,
} from "./steps/cycles.ts";
import type { TestApp } from "./test-app.ts";

export interface Periodisation {
  /** Evaluated and prescribed. */
  readonly cycle: AMesocycleOfTheirs;
  /** The mesocycle after it, evaluated. */
  readonly second: MesocyclePath;
  /** The weeks of the one after that; the first is prescribed. */
  readonly weeks: readonly MicrocyclePath[];
}

/** A trainer with two students, another trainer with two, a third one with a lapsed subscription and one student, and the administrator. Every student has a prescribed cycle. */
export interface World extends Periodisation {
  readonly ana: Trainer;
  readonly joao: TheirStudent;
  readonly dora: TheirStudent;
  readonly doras: Periodisation;
  readonly bruno: Trainer;
  readonly carla: TheirStudent;
  readonly carlas: Periodisation;
  /** The student that the administrator supports. */
  readonly davi: TheirStudent;
  readonly davis: Periodisation;
  readonly lara: Trainer;
  readonly lia: TheirStudent;
  readonly lias: Periodisation;
  readonly admin: Person;
}

/** A word that is part of a person's name, e-mail and other texts: it shows whose rows an answer contains. */
export const markOf = ({ email }: Person): string => email.slice(0, email.indexOf("@"));

const addressOf = (mark: string): string => `${mark.toLowerCase()}@exemplo.com.br`;

export async function aWorld(prumo: TestApp): Promise<World> {
  const trainer = (first: string, mark: string) =>
    aTrainer(prumo, { name: `${first} ${mark}`, email: addressOf(mark) });
  const student = (theirs: Trainer, first: string, mark: string) =>
    aStudent(prumo, theirs, {
      name: `${first} ${mark}`,
      email: addressOf(mark),
      contact_name: `Mãe de ${mark}`,
      personal_anamnesis: {
        days_of_week: ["monday", "wednesday", "friday"],
        had_lesions: true,
        lesions: `Ombro ${mark}`,
      },
      physiological_anamnesis: { supplements: true, supplements_name: `Creatina ${mark}` },
    });
  const periodisationOf = async (theirs: TheirStudent): Promise<Periodisation> => {
    const mark = markOf(theirs);
    const changes = { name: `Mesociclo ${mark}`, goal: `Hipertrofia ${mark}` };
    const cycle = await aPrescribedMesocycle(prumo, theirs, changes, { observacao: `Devagar, ${mark}` });
    const later = { ...changes, start_date: "2026-03-23", end_date: "2026-04-19" };
    const second = await anEvaluatedMesocycle(prumo, theirs, later, cycle.path);
    const ofWeeks = { ...changes, start_date: "2026-04-20" };
    const { weeks } = await aPrescribedMicrocycle(prumo, theirs, ofWeeks, cycle.path);
    return { cycle, second: second.path, weeks };
  };
  const [ana, bruno, lara] = [
    await trainer("Ana", "Pradofirme"),
    await trainer("Bruno", "Estranhovale"),
    await trainer("Lara", "Vencidamata"),
  ];
  const joao = await student(ana, "João", "Joazito");
  const dora = await student(ana, "Dora", "Doralinda");
  const carla = await student(bruno, "Carla", "Estranhaflor");
  const davi = await student(bruno, "Davi", "Davileve");
  const lia = await student(lara, "Lia", "Liaserena");
  return {
    ana,
    joao,
    ...(await periodisationOf(joao)),
    dora,
    doras: await periodisationOf(dora),
    bruno,
    carla,
    carlas: await periodisationOf(carla),
    davi,
    davis: await periodisationOf(davi),
    lara,
    lia,
    lias: await periodisationOf(lia),
    admin: await anAdmin(prumo),
  };
}
