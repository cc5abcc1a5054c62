import { FONT } from "./font.ts";

/** It is small enough to come with the page, and the same for all, so that its hash is known. */
export const CSS = minified(`
@font-face {
  font-family: Inter; font-style: normal; font-weight: 100 900; font-display: swap;
  src: url(${FONT.address}) format("woff2");
}
/* Arial in the measures of Inter: nothing moves when the font arrives. */
@font-face {
  font-family: "Inter fallback"; src: local(Arial), local("Liberation Sans");
  size-adjust: 107.4%; ascent-override: 90.2%; descent-override: 22.5%; line-gap-override: 0%;
}
:root {
  color-scheme: light dark;
  --ground: #fff; --soft: #f6f5f7; --card: #fff; --ink: #1b1a22; --quiet: #5b5868; --line: #e4e1ea;
  --accent: #ed2f59; --strong: #c9184a; --tint: #fdeef2; --deep: #3a0d1d; --on-strong: #fff;
}
[data-accent=indigo] { --accent: #4b4dac; --strong: #3d3f93; --tint: #eeeef9; --deep: #14153a; }
[data-accent=forest] { --accent: #2c8a63; --strong: #1d6b4b; --tint: #e9f4ee; --deep: #0b2a1e; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #131218; --soft: #1a1921; --card: #201f29; --ink: #f3f1f7; --quiet: #b3afc0; --line: #34313f; --strong: #ff7a98; --tint: #2e1720; --on-strong: #2a0612; }
  [data-accent=indigo] { --accent: #8a8cf0; --strong: #a9abf7; --tint: #1e1f3d; --on-strong: #101130; }
  [data-accent=forest] { --accent: #4dbb8d; --strong: #6fd3a8; --tint: #12291f; --on-strong: #04170f; }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 400 1.0625rem/1.65 Inter, "Inter fallback", system-ui, sans-serif;
  text-rendering: optimizeLegibility; overflow-wrap: break-word;
}
h1, h2, h3 { margin: 0; line-height: 1.12; letter-spacing: -.022em; text-wrap: balance; font-weight: 700; }
h1 { font-size: clamp(2.25rem, 1.5rem + 3.6vw, 4.25rem); font-weight: 760; letter-spacing: -.032em; line-height: 1.04; }
h2 { font-size: clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem); }
p { margin: 0 0 1em; text-wrap: pretty; }
p:last-child { margin-bottom: 0; }
img { display: block; max-width: 100%; height: auto; }
a { color: var(--strong); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .375rem; }
.icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.skip { position: absolute; left: -100rem; z-index: 3; padding: .75rem 1rem; background: var(--card); color: var(--ink); }
.skip:focus { left: 1rem; top: 1rem; }
.wide { width: min(100% - 2.5rem, 72rem); margin-inline: auto; }
.top { position: absolute; inset: 0 0 auto; z-index: 2; color: #fff; }
.top .wide { display: flex; align-items: center; gap: 1.5rem; min-height: 5rem; }
.brand { font-size: 1.0625rem; font-weight: 700; letter-spacing: -.015em; margin-right: auto; color: inherit; text-decoration: none; display: flex; align-items: center; gap: .625rem; min-height: 2.75rem; }
.brand::before { content: ""; width: .5rem; height: 1.5rem; border-radius: 1rem; background: var(--accent); }
.top nav { display: flex; gap: .25rem; }
.top nav a { color: inherit; text-decoration: none; font-size: .9375rem; font-weight: 550; padding: .625rem .875rem; border-radius: 2rem; }
.top nav a:hover { background: #ffffff26; }
.hero { position: relative; isolation: isolate; display: flex; align-items: flex-end; min-height: min(46rem, 92svh); color: #fff; background: var(--deep); overflow: hidden; }
.hero.plain { min-height: min(36rem, 80svh); background: radial-gradient(90rem 50rem at 85% -10%, var(--accent), transparent 60%), radial-gradient(60rem 40rem at 10% 120%, var(--accent), transparent 55%), var(--deep); }
.hero > picture { position: absolute; inset: 0; z-index: -2; }
.hero > picture img { width: 100%; height: 100%; object-fit: cover; object-position: 60% 35%; }
.hero:not(.plain)::after { content: ""; position: absolute; inset: 0; z-index: -1; background: linear-gradient(180deg, #0b0a10b3, #0b0a1040 30%, #0b0a1099 60%, #0b0a10e6), linear-gradient(90deg, #0b0a10b3, #0b0a1000 75%); }
.hero .wide { padding-block: 8rem clamp(3rem, 7vw, 6rem); }
.hero .words { max-width: 43rem; }
.hero .lead { margin-top: 1.25rem; max-width: 36rem; font-size: clamp(1.0625rem, 1rem + .4vw, 1.3125rem); line-height: 1.55; color: #f2eff6; }
.shots { display: none; }
.shot img { width: 100%; border-radius: .75rem; background: #fff; box-shadow: 0 0 0 1px var(--line), 0 1rem 2.5rem #1b1a221a; }
.shot.phone img { border-radius: 1.5rem; }
.stop { display: grid; gap: 1.5rem clamp(2rem, 5vw, 4rem); align-items: center; margin-top: clamp(2.5rem, 6vw, 5rem); }
.stop h3 { font-size: 1.375rem; }
.stop .prose { margin-top: .75rem; }
.pictures { display: flex; gap: 1rem; justify-content: center; min-width: 0; }
.pictures .phone { flex: 0 1 17rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem; }
.button { display: inline-flex; align-items: center; justify-content: center; gap: .625rem; min-height: 3.25rem; padding: .75rem 1.5rem; border-radius: 2rem; background: var(--strong); color: var(--on-strong); font-weight: 650; text-decoration: none; text-align: center; line-height: 1.2; transition: transform .15s, box-shadow .15s; }
.button:hover { transform: translateY(-1px); box-shadow: 0 .5rem 1.5rem #0000002e; }
.hero .button { background: #fff; color: var(--deep); }
.hero .button.second { background: #ffffff1f; color: #fff; box-shadow: inset 0 0 0 1px #ffffff80; }
section { padding-block: clamp(4rem, 9vw, 7.5rem); }
main > section:nth-of-type(even), main:has(.carousel) > section:nth-of-type(odd) { background: var(--soft); }
main:has(.carousel) > section:nth-of-type(even) { background: none; }
.eyebrow { margin: 0 0 .875rem; color: var(--strong); font-size: .875rem; font-weight: 650; letter-spacing: .01em; }
.prose { margin-top: 1.25rem; color: var(--quiet); max-width: 40rem; }
.split { display: grid; gap: clamp(2rem, 5vw, 5rem); align-items: center; }
.split img { width: 100%; border-radius: 1.25rem; aspect-ratio: 4 / 3; object-fit: cover; background: var(--soft); }
.video { display: grid; place-items: center; align-content: center; gap: 1rem; aspect-ratio: 16 / 10; border-radius: 1.25rem; color: #fff; text-decoration: none; font-weight: 650; background: radial-gradient(40rem 26rem at 80% 0, var(--accent), transparent 70%), var(--deep); }
.video span { display: grid; place-items: center; width: 4.75rem; height: 4.75rem; border-radius: 50%; background: #fff; color: var(--deep); transition: transform .15s; }
.video:hover span { transform: scale(1.06); }
.video .icon { width: 2rem; height: 2rem; fill: currentColor; stroke: none; margin-left: .25rem; }
.carousel { padding-block: 0; }
.carousel ul { display: flex; gap: 1rem; margin: 0; padding: clamp(2rem, 5vw, 3.5rem) max(1.25rem, (100vw - 72rem) / 2); list-style: none; overflow-x: auto; overscroll-behavior-x: contain; scroll-snap-type: x mandatory; scroll-padding-inline: max(1.25rem, (100vw - 72rem) / 2); scrollbar-width: thin; scrollbar-color: var(--line) transparent; }
.carousel li { flex: 0 0 min(84vw, 34rem); scroll-snap-align: start; }
.carousel img { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 1.25rem; background: var(--line); }
.plans { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1.25rem; margin: 2.5rem 0 0; padding: 0; list-style: none; }
.plans li { display: flex; flex-direction: column; max-width: 26rem; padding: 2rem; border-radius: 1.25rem; background: var(--card); border: 1px solid var(--line); }
.plans h3 { font-size: 1.1875rem; letter-spacing: -.01em; }
.price { margin: 1rem 0 0; font-size: 2.25rem; font-weight: 720; letter-spacing: -.03em; line-height: 1.1; font-variant-numeric: tabular-nums; }
.by-period .plans li { padding: 0; border: 0; background: none; }
.offer { display: none; flex-direction: column; flex: 1; padding: 2rem; border-radius: 1.25rem; background: var(--card); border: 1px solid var(--line); }
.periods { display: flex; flex-wrap: wrap; gap: .375rem; width: fit-content; max-width: 100%; margin: 2rem 0 0; padding: .3125rem; border: 0; border-radius: 1.75rem; background: var(--card); box-shadow: inset 0 0 0 1px var(--line); }
.periods legend { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; }
.periods label { position: relative; }
.periods input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.periods span { display: grid; place-items: center; min-height: 2.75rem; padding-inline: 1.125rem; border-radius: 1.375rem; font-size: .9375rem; font-weight: 600; line-height: 1.2; }
.periods :checked + span { background: var(--strong); color: var(--on-strong); }
.periods :focus-visible + span { outline: 3px solid var(--accent); outline-offset: 3px; }
.by-period:has([value=monthly]:checked) .monthly, .by-period:has([value=bimonthly]:checked) .bimonthly, .by-period:has([value=semiannually]:checked) .semiannually, .by-period:has([value=yearly]:checked) .yearly { display: flex; }
@supports not selector(:has(a)) { .offer { display: flex; } .periods { display: none; } }
.price small { display: block; margin-top: .25rem; font-size: .9375rem; font-weight: 450; letter-spacing: 0; color: var(--quiet); }
.plans .about { margin: 1rem 0 1.75rem; color: var(--quiet); font-size: 1rem; }
.plans .button { margin-top: auto; }
.person { display: grid; gap: 1.5rem clamp(2rem, 6vw, 6rem); }
.person .face { display: block; width: 7rem; height: 7rem; margin-bottom: 1.25rem; border-radius: 50%; object-fit: cover; }
.person .cref { display: inline-block; margin: 1rem 0 0; padding: .25rem .75rem; border-radius: 2rem; background: var(--tint); color: var(--strong); font-size: .9375rem; font-weight: 600; }
.person .prose { margin-top: 0; font-size: 1.125rem; }
.questions { display: grid; gap: .75rem; margin-top: 2.5rem; max-width: 48rem; }
.questions details { border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
.questions summary { display: flex; align-items: center; gap: 1rem; min-height: 3.25rem; padding: .75rem 1.25rem; font-weight: 600; line-height: 1.35; cursor: pointer; list-style: none; }
.questions summary::-webkit-details-marker { display: none; }
.questions summary::after { content: ""; flex: none; width: .625rem; height: .625rem; margin-left: auto; border: solid var(--strong); border-width: 0 2px 2px 0; transform: translateY(-.125rem) rotate(45deg); }
.questions [open] summary::after { transform: translateY(.125rem) rotate(225deg); }
.questions p { margin: 0; padding: 0 1.25rem 1.125rem; color: var(--quiet); }
.contacts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: .75rem; margin: 2.5rem 0 0; padding: 0; list-style: none; }
.contacts a { display: flex; align-items: center; gap: 1rem; min-height: 4.5rem; height: 100%; padding: .875rem 1.125rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: inherit; text-decoration: none; line-height: 1.35; transition: border-color .15s; }
.contacts a:hover { border-color: var(--accent); }
.contacts .icon { color: var(--strong); }
.contacts b { display: block; font-weight: 650; }
.contacts span { min-width: 0; color: var(--quiet); font-size: .9375rem; overflow-wrap: anywhere; }
.contacts b { color: var(--ink); font-size: 1rem; }
footer { padding-block: 2.5rem; color: var(--quiet); font-size: .9375rem; border-top: 1px solid var(--line); }
footer .wide { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; }
footer a { display: inline-block; padding-block: .375rem; color: inherit; }
.bar { display: none; }
.lost { display: grid; place-content: center; min-height: 100svh; padding: 2rem; text-align: center; justify-items: center; gap: 1.25rem; }
.lost p { color: var(--quiet); max-width: 30rem; }
@media (min-width: 52rem) {
  .stop { grid-template-columns: 1fr 40rem; }
  .stop:nth-of-type(odd) > div:first-child { order: 1; }
  .stop:nth-of-type(odd) { grid-template-columns: 40rem 1fr; }
  .split.two { grid-template-columns: 1fr 1fr; }
  .split.two .media { order: -1; }
  .split.video-last { grid-template-columns: 1.1fr 1fr; }
  .apart { display: grid; grid-template-columns: 1fr 1.5fr; gap: clamp(2rem, 6vw, 6rem); }
  .apart .prose { margin-top: 0; }
  .person { grid-template-columns: 1fr 1.5fr; }
}
@media (min-width: 72rem) {
  .hero.with-shots { align-items: center; }
  .with-shots .wide { display: grid; grid-template-columns: 31rem 1fr; gap: 4rem; align-items: center; }
  .with-shots h1 { font-size: 3.5rem; }
  .shots { display: block; position: relative; padding: 0 0 3rem 2rem; }
  .shots .shot img { box-shadow: 0 1.5rem 4rem #00000066; }
  .shots .shot:first-child { width: 44rem; }
  .shots .phone { position: absolute; left: 0; bottom: 0; width: 11rem; }
}
@media (max-width: 40rem) {
  .stop .shot:not(.phone) img { aspect-ratio: 1; object-fit: cover; object-position: 100% 0; }
  .top nav a:not(.keep) { display: none; }
  .bar { display: block; position: sticky; bottom: 0; z-index: 2; padding: .625rem 1.25rem calc(.625rem + env(safe-area-inset-bottom)); background: var(--ground); border-block: 1px solid var(--line); }
  .bar .button { width: 100%; }
  .actions .main { display: none; }
  .periods { flex-wrap: nowrap; gap: .125rem; width: auto; }
  .periods label { flex: 1 1 auto; }
  .periods span { padding-inline: .25rem; font-size: .875rem; }
  .hero .button { flex: 1 1 100%; }
}
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  * { transition: none !important; }
}
@media print {
  :root { --ground: #fff; --soft: #fff; --card: #fff; --ink: #000; --quiet: #333; --line: #bbb; --strong: #000; --tint: #fff; }
  .top nav, .bar, .skip, .actions, .plans .button, .video, .shots, .tour { display: none; }
  .top { position: static; color: #000; }
  .hero, .hero.plain { min-height: 0; color: #000; background: none; }
  .hero picture, .hero::after { display: none; }
  .hero .lead { color: #000; }
  .hero .wide { padding-block: 1rem; }
  section { padding-block: 1.25rem; }
  .carousel { display: none; }
  .plans li, .contacts a, .split { break-inside: avoid; }
}
`);

function minified(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/;}/g, "}")
    .trim();
}
