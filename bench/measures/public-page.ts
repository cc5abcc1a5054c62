import fastify from "fastify";
import { look } from "../lighthouse.ts";
import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { median, rounded } from "../statistics.ts";
import { withDemo } from "../visit.ts";

const SIZES = { full: { looks: 5, calls: 300 }, quick: { looks: 1, calls: 5 } } as const;
const PAGE = "/p/marina-figueira";
const WARM_UP_CALLS = 50;
const DRAWING_MS = 60_000;

export const publicPage: Measure = {
  letter: "p",
  title: "a trainer's public page: Lighthouse on a phone over slow 4G, and its HTML against static bytes",
  measure: (size) =>
    withDemo(async (url) => {
      await drawn(url);
      const looks: Awaited<ReturnType<typeof look>>[] = [];
      for (let count = 0; count < SIZES[size].looks; count++) looks.push(await look(url, { address: PAGE }));
      const middle = (name: keyof (typeof looks)[number]) => median(looks.map((one) => one[name]));
      const html = await (await fetch(url + PAGE)).text();
      return [
        { what: "performance score", value: rounded(middle("performance")), unit: "" },
        atMost(1800, { what: "largest contentful paint", value: rounded(middle("paint")), unit: "ms" }),
        atMost(0.02, { what: "cumulative layout shift", value: rounded(middle("shift"), 3), unit: "" }),
        atMost(50, { what: "total blocking time", value: rounded(middle("blocking")), unit: "ms" }),
        { what: "accessibility, best practices, SEO: the least score", value: rounded(middle("others")), unit: "" },
        atMost(100, { what: "bytes without images", value: rounded(middle("bytesWithoutImages") / 1000), unit: "kB" }),
        { what: "bytes on the wire", value: rounded(middle("bytes") / 1000), unit: "kB" },
        { what: "requests", value: middle("requests"), unit: "" },
        ...(await compare(url, html, SIZES[size].calls)),
      ];
    }),
};

/** The demo's drawings are made after the start. */
async function drawn(url: string): Promise<void> {
  const html = await (await fetch(url + PAGE)).text();
  const images = [...html.matchAll(/src="(\/api\/landing-images\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
  const end = Date.now() + DRAWING_MS;
  for (const address of images) {
    while (!(await fetch(url + address)).ok) {
      if (Date.now() > end) throw new Error("the demo's drawings were not made in time");
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** One call after the other to both servers in turns, so that other work of the machine slows both. */
async function compare(url: string, html: string, calls: number): Promise<MeasuredFigure[]> {
  const floor = fastify();
  floor.get(PAGE, (_, reply) => reply.type("text/html; charset=utf-8").send(html));
  const floorUrl = await floor.listen({ port: 0, host: "127.0.0.1" });
  const taken = { page: [] as number[], floor: [] as number[] };
  try {
    for (let call = -WARM_UP_CALLS; call < calls; call++) {
      const [ours, least] = [await ask(url), await ask(floorUrl)];
      if (call < 0) continue;
      taken.page.push(ours);
      taken.floor.push(least);
    }
  } finally {
    await floor.close();
  }
  return [
    atMost(20, { what: "the HTML: p50", value: rounded(median(taken.page), 2), unit: "ms" }),
    { what: "the same bytes from memory: p50", value: rounded(median(taken.floor), 2), unit: "ms" },
  ];
}

async function ask(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url + PAGE);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the page was refused: ${response.status}`);
  return performance.now() - start;
}
