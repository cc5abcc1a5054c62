import { formatPhone } from "#domain/brazil.ts";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import type { Accent } from "#domain/landing-page/accents.ts";
import { shortPersonName } from "#domain/person-name.ts";

export interface PeopleOnSheet {
  readonly student: { readonly name: string; readonly photo_key: string | null };
  readonly trainer: {
    readonly name: string;
    readonly cref: string | null;
    readonly phone: string | null;
    readonly email: string;
    readonly photo_key: string | null;
    readonly logo_key: string | null;
    readonly draws_exercises: boolean;
    /** The trainer's public page sets it; null without one. */
    readonly accent: Accent | null;
  };
}

export interface Print {
  readonly product: string;
  readonly day: string;
}

export interface Portraits {
  readonly student: Buffer | undefined;
  readonly trainer: Buffer | undefined;
  readonly logo?: Buffer | undefined;
}

/** `none`: the sheet goes without the student's profile photo. */
export type StudentPortrait = "none" | undefined;

/** As strong as on the trainer's page. */
const COVER_COLORS: Readonly<Record<Accent, string>> = {
  raspberry: "#c9184a",
  indigo: "#3d3f93",
  forest: "#1d6b4b",
};

export async function readPortraits(
  { student, trainer }: PeopleOnSheet,
  photos: { readonly readJpeg: (key: string) => Promise<Buffer | undefined> },
  portrait?: StudentPortrait,
): Promise<Portraits> {
  const read = async (key: string | null) => (key === null ? undefined : await photos.readJpeg(key));
  return {
    student: await read(portrait === "none" ? null : student.photo_key),
    trainer: await read(trainer.photo_key),
    logo: await read(trainer.logo_key),
  };
}

export const frameOf = (product: string, { student, trainer }: PeopleOnSheet, portraits?: Portraits) => ({
  product,
  trainer: {
    ...trainerOnSheet(trainer),
    photo: portraits?.trainer,
    logo: portraits?.logo,
    color: trainer.accent ? COVER_COLORS[trainer.accent] : undefined,
  },
  student: { name: student.name, photo: portraits?.student },
});

export const trainerOnSheet = ({
  name,
  cref,
  phone,
  email,
}: Omit<PeopleOnSheet["trainer"], "photo_key" | "logo_key" | "draws_exercises" | "accent">) => ({
  name,
  cref,
  contact: [phone ? formatPhone(null, phone) : "", email].filter((part) => part !== ""),
});

/** Characters of each part of a name: file systems take 255 bytes, and an accent is two of them. */
const MAX_NAME_LETTERS = 60;

export const readableName = (what: string, person: string, ...days: readonly CalendarDate[]): string => {
  const dates = days.map((day) => formatDate(day).replaceAll("/", "-")).join(" e ");
  return `${inFileName(what, MAX_NAME_LETTERS)} ${inFileName(shortPersonName(person), MAX_NAME_LETTERS)} ${dates}.pdf`;
};

/** Characters that file systems refuse become a dash. Cut by characters, not by halves of an emoji, which no header can carry. */
export const inFileName = (name: string, most = 120): string =>
  [...name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").trim()].slice(0, most).join("");
