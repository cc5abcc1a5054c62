import { expect, it } from "vitest";
import { hrefOf, videoOf } from "./video-link.ts";

const youtube = (id: string, more = "") => ({
  kind: "frame",
  host: "YouTube",
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1${more}`,
});
const vimeo = (id: string, more = "") => ({
  kind: "frame",
  host: "Vimeo",
  src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${more}`,
});

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube("dQw4w9WgXcQ")],
  ["https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=90s", youtube("dQw4w9WgXcQ", "&start=90")],
  ["http://m.youtube.com/watch?v=dQw4w9WgXcQ#inicio", youtube("dQw4w9WgXcQ")],
  ["https://youtu.be/dQw4w9WgXcQ?t=1m30s", youtube("dQw4w9WgXcQ", "&start=90")],
  ["youtu.be/dQw4w9WgXcQ", youtube("dQw4w9WgXcQ")],
  ["https://youtube.com/shorts/a-b_c123456?si=x", youtube("a-b_c123456")],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", youtube("dQw4w9WgXcQ")],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube("dQw4w9WgXcQ")],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", youtube("dQw4w9WgXcQ")],
  ["  https://vimeo.com/76979871 ", vimeo("76979871")],
  ["https://vimeo.com/76979871/8272103f6e", vimeo("76979871", "&h=8272103f6e")],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", vimeo("76979871", "&h=8272103f6e")],
  ["https://vimeo.com/channels/staffpicks/76979871", vimeo("76979871")],
  [
    "https://arquivos.exemplo.com.br/a/agachamento.mp4",
    { kind: "file", src: "https://arquivos.exemplo.com.br/a/agachamento.mp4" },
  ],
  ["https://exemplo.com/a.WEBM?versao=2", { kind: "file", src: "https://exemplo.com/a.WEBM?versao=2" }],
])("plays %s", (link, video) => {
  expect(videoOf(link)).toEqual(video);
});

it.each([
  "",
  "agachamento",
  "https://www.youtube.com/",
  "https://www.youtube.com/watch?v=curto",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQx",
  "https://www.youtube.com/@canal",
  "https://youtu.be/",
  "https://vimeo.com/sobre",
  "https://vimeo.com/1234",
  "https://youtube.com.exemplo.com/watch?v=dQw4w9WgXcQ",
  "https://exemplo.com/watch?v=dQw4w9WgXcQ",
  "http://exemplo.com/a.mp4",
  "https://exemplo.com/a.mp4.exe",
  "https://exemplo.com/?arquivo=a.mp4",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
  "data:video/mp4;base64,AAAA",
  'https://exemplo.com/"onerror="a.mp4',
])("finds no video in %j", (link) => {
  expect(videoOf(link)).toBeNull();
});

it("a link without its scheme opens over https", () => {
  expect(hrefOf("youtu.be/dQw4w9WgXcQ")).toBe("https://youtu.be/dQw4w9WgXcQ");
  expect(hrefOf("http://vimeo.com/76979871")).toBe("http://vimeo.com/76979871");
});
