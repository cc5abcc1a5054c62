const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** A phone writes the place so into a film. */
export const PLACE = "+23.5505-046.6333/";

interface Mp4 {
  readonly seconds?: number;
  readonly brand?: string;
  readonly handler?: "vide" | "soun";
  readonly pictureBytes?: number;
  /** A player passes over them. */
  readonly freeBoxes?: number;
}

/** The boxes of a phone's film, which no player could show: the pictures are noise. Its place stands in `udta`, as a camera writes it. */
export function anMp4({
  seconds = 12,
  brand = "isom",
  handler = "vide",
  pictureBytes = 2000,
  freeBoxes = 0,
}: Mp4 = {}) {
  const header = box("mvhd", words(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80));
  const track = box(
    "trak",
    box("tkhd", Buffer.alloc(76), words(1280 * 65_536, 720 * 65_536)),
    box("mdia", box("hdlr", words(0, 0), Buffer.from(handler, "latin1"), Buffer.alloc(12))),
  );
  const noted = box("udta", box("\u00a9xyz", Buffer.from(PLACE, "latin1")));
  return Buffer.concat([
    box("ftyp", Buffer.from(`${brand}\0\0\u0002\0isommp41`, "latin1")),
    box("mdat", Buffer.alloc(pictureBytes, 7)),
    box("moov", header, track, noted),
    ...Array.from({ length: freeBoxes }, () => box("free")),
  ]);
}

const element = (id: string, content: Buffer, isLive = false): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length));
  size[0] = 0x01;
  const live = Buffer.from("01ffffffffffffff", "hex");
  return Buffer.concat([Buffer.from(id, "hex"), isLive ? live : size, content]);
};

interface Webm {
  readonly seconds?: number;
  /** As a browser records: neither sizes nor a length are known. */
  readonly isLive?: boolean;
  readonly width?: Buffer;
  /** A player passes over them; they lie before the pictures. */
  readonly voids?: number;
}

export function aWebm({ seconds = 12, isLive = false, width = words(640), voids = 0 }: Webm = {}) {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(seconds * 1000);
  const video = element("e0", Buffer.concat([element("b0", width), element("ba", words(480))]));
  const cluster = (at: number) =>
    element("1f43b675", Buffer.concat([element("e7", words(at)), Buffer.alloc(600, 7)]), isLive);
  const segment = Buffer.concat([
    element(
      "1549a966",
      Buffer.concat([element("2ad7b1", words(1_000_000)), ...(isLive ? [] : [element("4489", length)])]),
    ),
    element("1654ae6b", element("ae", Buffer.concat([element("83", Buffer.from([1])), video]))),
    ...Array.from({ length: voids }, () => element("ec", Buffer.alloc(0))),
    cluster(0),
    cluster(Math.max(0, seconds * 1000)),
  ]);
  return Buffer.concat([
    element("1a45dfa3", element("4282", Buffer.from("webm", "latin1"))),
    element("18538067", segment, isLive),
  ]);
}
