import { expect, it } from "vitest";
import { toReceivingDraft } from "./receiving-form.ts";

const form = {
  pix: { key: " ", name: "Marina", city: "São Paulo" },
  shows_pix_on_page: true,
  recipient_id: "re_1",
};

it("a blank Pix key is none, and is not shown on the page", () => {
  expect(toReceivingDraft(form)).toEqual({ pix: null, shows_pix_on_page: false, recipient_id: "re_1" });
});

it("a Pix key is sent with its name and city, and shown if the trainer wants it", () => {
  const pix = { ...form.pix, key: "marina@exemplo.com.br" };
  expect(toReceivingDraft({ ...form, pix })).toEqual({ pix, shows_pix_on_page: true, recipient_id: "re_1" });
});
