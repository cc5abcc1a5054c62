export type QrModules = readonly (readonly boolean[])[];

export interface QrShape {
  readonly size: number;
  readonly path: string;
}

/** One stroke of the pen for each dark run of a row: a figure for each module takes five times as long in a PDF. */
export function qrShape(modules: QrModules): QrShape {
  const strokes = modules.flatMap((row, y) => {
    const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
    return starts.map((x) => {
      const light = row.indexOf(false, x);
      const width = (light < 0 ? row.length : light) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    });
  });
  return { size: modules.length, path: strokes.join("") };
}
