import { look } from "../lighthouse.ts";
import { atLeast, atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { median, rounded } from "../statistics.ts";
import { demoTrainer, withDemo } from "../visit.ts";

const LOOKS = { full: 5, quick: 1 } as const;

interface Page {
  readonly what: string;
  readonly address: string;
  readonly token?: string;
  /** In milliseconds. */
  readonly mostPaint: number;
  readonly leastScore?: number;
  readonly mostBlocking?: number;
}

/**
 * Lighthouse with its own defaults: a phone on slow 4G with a slow processor, simulated from what the page really did. Times
 * grow when the machine has other work: a page did more waiting then. The median of several looks is taken.
 */
export const pages: Measure = {
  letter: "q",
  title: "pages on a phone over slow 4G, by Lighthouse (simulated)",
  measure: (size) =>
    withDemo(async (url) => {
      const { token, studentId } = await demoTrainer(url);
      const student = `/inicio/visualizar/${studentId}`;
      const list: readonly Page[] = [
        { what: "sign-in", address: "/autenticacao/entrar", mostPaint: 1800, leastScore: 95, mostBlocking: 100 },
        { what: "student list", address: "/inicio/alunos", token, mostPaint: 2500 },
        { what: "student page", address: student, token, mostPaint: 1800 },
      ];
      const figures: MeasuredFigure[] = [];
      for (const page of list) {
        const looks: Look[] = [];
        for (let count = 0; count < LOOKS[size]; count++) looks.push(await look(url, page));
        figures.push(...pageFigures(page, looks));
      }
      return figures;
    }),
};

type Look = Awaited<ReturnType<typeof look>>;

function pageFigures(
  { what, token, mostPaint, leastScore, mostBlocking }: Page,
  looks: readonly Look[],
): MeasuredFigure[] {
  const middle = (name: keyof Look, unit: string) => (label: string) => ({
    what: `${what}: ${label}`,
    value: rounded(median(looks.map((one) => one[name]))),
    unit,
  });
  const score = middle("performance", "")("performance score");
  const blocking = middle("blocking", "ms")("total blocking time");
  return [
    leastScore === undefined ? score : atLeast(leastScore, score),
    atMost(mostPaint, middle("paint", "ms")("largest contentful paint")),
    mostBlocking === undefined ? blocking : atMost(mostBlocking, blocking),
    atLeast(
      100,
      middle(
        "others",
        "",
      )(
        token
          ? "accessibility, best practices: the lesser score"
          : "accessibility, best practices, SEO: the least score",
      ),
    ),
    atMost(15, middle("requests", "")("requests")),
    { ...middle("bytes", "kB")("bytes on the wire"), value: rounded(median(looks.map(({ bytes }) => bytes)) / 1000) },
  ];
}
