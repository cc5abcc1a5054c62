import { mailLink, mapLink, profileLink, telephoneLink, webLink, whatsAppLink } from "#domain/landing-page/links.ts";
import { writtenPagePhone } from "#domain/landing-page/phone.ts";
import type { IconName } from "./icons.ts";
import type { LandingView } from "./view.ts";

/** The link was checked a second time: the stored one may be older than a rule. */
export interface Contact {
  readonly icon: IconName;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

export const greeting = ({ name }: Pick<LandingView, "name">, wish = "gostaria de saber mais"): string =>
  `Olá! Vi a página ${name} e ${wish}.`;

const shownLink = (link: string): string => link.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

const shownProfile = (link: string): string => {
  const profile = /\/@?([\w.-]+)\/?$/.exec(link)?.[1];
  return profile ? `@${profile}` : shownLink(link);
};

export function contactsOf(view: LandingView): readonly Contact[] {
  const phone = (digits: string, label: string) => ({
    icon: "phone" as const,
    label,
    detail: writtenPagePhone(digits),
    href: telephoneLink(digits),
  });
  const profile = (network: "telegram" | "instagram" | "youtube", label: string) => {
    const href = profileLink(network, view[network]);
    return { icon: network, label, detail: href === null ? "" : shownProfile(href), href };
  };
  const site = (link: string) => {
    const href = webLink(link);
    return { icon: "site" as const, label: "Site", detail: href === null ? "" : shownLink(href), href };
  };
  const all = [
    {
      icon: "whatsapp" as const,
      label: "WhatsApp",
      detail: writtenPagePhone(view.whatsapp),
      href: whatsAppLink(view.whatsapp, greeting(view)),
    },
    phone(view.phone1, "Telefone"),
    phone(view.phone2, view.phone1 ? "Outro telefone" : "Telefone"),
    profile("instagram", "Instagram"),
    profile("telegram", "Telegram"),
    profile("youtube", "YouTube"),
    { icon: "mail" as const, label: "E-mail", detail: view.email, href: mailLink(view.email) },
    ...[view.site1, view.site2, view.site3].map(site),
    { icon: "place" as const, label: "Endereço", detail: view.address, href: mapLink(view.address) },
  ];
  return all.flatMap(({ href, ...contact }) => (href === null ? [] : { ...contact, href }));
}
