import * as receiving from "#contract/student-billing/receiving.ts";
import type { Example } from "./example.ts";

const A_PIX = { key: "529.982.247-25", name: "Fulana de Tal", city: "Natal" };

export const receivingExamples = (): Example[] => [
  [receiving.findReceiving, {}],
  [receiving.saveReceiving, { body: { pix: A_PIX, shows_pix_on_page: true, recipient_id: "re_cjyrz9xlq00hw0q9t" } }],
  [receiving.findPixReceiver, {}],
];
