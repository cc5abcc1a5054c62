import { initialsOf } from "#domain/text/initials.ts";

interface LabeledText {
  readonly label: string;
  readonly value: string;
}

interface MailPage {
  readonly product: { readonly name: string; readonly mark: string };
  readonly face: { readonly name: string; readonly photo: string | null } | undefined;
  readonly subject: string;
  readonly greeting: string;
  readonly opening: string;
  readonly facts: readonly LabeledText[];
  readonly copyable: LabeledText | undefined;
  readonly button: { readonly label: string; readonly link: string };
  readonly code: string | undefined;
  readonly closing: string;
}

/** The one frame of every mail. Text from people is escaped. What is not shown is the preview in a list of mails. */
export function writePage(page: MailPage): string {
  const { product, face, button, code, facts, copyable } = page;
  const content = [
    face && sender(face, product.name),
    paragraph(prose(page.greeting), "font-size:20px;font-weight:700;line-height:1.3"),
    paragraph(prose(page.opening)),
    facts.length > 0 && table(facts),
    copyable && copyBox(copyable),
    `<p style="margin:24px 0"><a style="${BUTTON}" href="${escaped(button.link)}">${escaped(button.label)}</a></p>`,
    code && paragraph(`Código: <strong style="${CODE}">${escaped(code)}</strong>`),
    paragraph(prose(page.closing)),
  ];
  return (
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escaped(page.subject)}</title><style>${DARK}</style></head>` +
    `<body class="ground" style="margin:0;padding:0;background:#f4f4f8;color:#1b1c29;${FONT}">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(page.opening)}</div>` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">` +
    `<tr><td style="padding:0 8px 16px">${mark(product)}</td></tr>` +
    `<tr><td class="card" style="padding:28px 24px 12px;border:1px solid #e4e4ee;border-radius:16px;background:#ffffff;${FONT}">` +
    `${content.filter((part) => part).join("")}</td></tr>` +
    `<tr><td class="quiet" style="padding:16px 8px 0;color:#5b5868;${FONT};font-size:13px">` +
    `Se o botão não abrir, copie este endereço:<br><span style="word-break:break-all">${escaped(button.link)}</span></td></tr>` +
    "</table></td></tr></table></body></html>"
  );
}

/*
 * Many readers of mails drop style sheets: each element carries its own light style, and those that know the system's colours take
 * the dark ones from here. White on the button's red is 5.1 to 1 in both.
 */
const DARK =
  ":root{color-scheme:light dark;supported-color-schemes:light dark}" +
  "@media(prefers-color-scheme:dark){.ground{background:#14151f!important;color:#f3f1f7!important}" +
  ".card{background:#1f2030!important;border-color:#34364a!important;color:#f3f1f7!important}" +
  ".quiet{color:#b3afc0!important}.box{background:#14151f!important;border-color:#34364a!important}" +
  ".line{border-color:#34364a!important}}";
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5";
const BUTTON =
  "display:inline-block;padding:13px 22px;border-radius:10px;background:#d61c4a;color:#ffffff;font-weight:600;text-decoration:none";
const CODE = "font:600 24px/1.5 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px";
const FACE =
  "width:48px;height:48px;border-radius:24px;background:#32335b;color:#ffffff;font-size:17px;font-weight:600";

const paragraph = (html: string, style = ""): string => `<p style="margin:0 0 16px;${style}">${html}</p>`;

/** Beside a picture that does not arrive stands the name. */
const mark = ({ name, mark: address }: MailPage["product"]): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td style="padding-right:10px">` +
  `<img src="${escaped(address)}" width="32" height="32" alt="" style="display:block;border-radius:8px"></td>` +
  `<td style="${FONT};font-size:18px;font-weight:700">${escaped(name)}</td></tr></table>`;

/** A photo that is gone or is not loaded leaves its initials. */
function sender({ name, photo }: NonNullable<MailPage["face"]>, product: string): string {
  const initials = escaped(initialsOf(name));
  const face =
    photo === null
      ? `<td width="48" valign="top"><div style="${FACE};line-height:48px;text-align:center">${initials}</div></td>`
      : `<td width="48" valign="top"><img src="${escaped(photo)}" width="48" height="48" alt="${initials}" style="display:block;${FACE};line-height:48px;text-align:center;object-fit:cover"></td>`;
  return (
    `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px"><tr>${face}` +
    `<td style="padding-left:12px;${FONT};line-height:1.35"><strong>${escaped(name)}</strong><br>` +
    `<span class="quiet" style="color:#5b5868;font-size:14px">pelo ${escaped(product)}</span></td></tr></table>`
  );
}

const table = (facts: readonly LabeledText[]): string =>
  `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px;border-collapse:collapse">${facts
    .map(
      ({ label, value }) =>
        `<tr><th class="quiet line" scope="row" style="${ROW};padding-right:16px;color:#5b5868;font-weight:400;text-align:left;white-space:nowrap">${escaped(label)}</th>` +
        `<td class="line" style="${ROW};font-weight:600;text-align:right;word-break:break-word">${prose(value).replace("@", "@<wbr>")}</td></tr>`,
    )
    .join("")}</table>`;
const ROW = "padding:10px 0;font-size:15px;border-bottom:1px solid #e4e4ee;vertical-align:top";

const copyBox = ({ label, value }: LabeledText): string =>
  `<p class="quiet" style="margin:0 0 6px;color:#5b5868;font-size:14px">${escaped(label)}</p>` +
  `<p class="box" style="margin:0 0 16px;padding:12px 14px;border:1px solid #e4e4ee;border-radius:10px;background:#f4f4f8;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;word-break:break-all">${escaped(value)}</p>`;

/** An amount, and a word such as "e-mail", stay on one line. */
const prose = (text: string): string =>
  escaped(text).replaceAll(
    /R\$ [\d.,]*\d|(?<![\p{L}-])\p{L}{1,2}-\p{L}+/gu,
    '<span style="white-space:nowrap">$&</span>',
  );

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
