import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${SAFARI}`;
const ANDROID = "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`, "Safari no iPhone"],
  [`${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, "Chrome no iPhone"],
  [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/604.1`, "Firefox no iPhone"],
  [`${IPHONE} Version/19.0 EdgiOS/142.0.3595.66 Mobile/15E148 Safari/604.1`, "Edge no iPhone"],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome no Android"],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet no Android"],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge no Windows"],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, "Opera no Windows"],
  ["curl/8.16.0", "Dispositivo desconhecido"],
  [null, "Dispositivo desconhecido"],
])("%s is %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
