const MINUTE = 60;
const HOUR = 60 * MINUTE;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A wait in Portuguese, never shorter than it is: "12 minutos", "45 segundos", "3 horas". */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return counted(Math.max(1, Math.ceil(seconds)), "segundo", "segundos");
  if (seconds < HOUR) return counted(Math.ceil(seconds / MINUTE), "minuto", "minutos");
  return counted(Math.ceil(seconds / HOUR), "hora", "horas");
}
