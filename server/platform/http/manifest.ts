const HOME = "/inicio/treino";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** W3C Web Application Manifest. The product opens where a student trains. */
export const manifestOf = (productName: string) => ({
  id: "/",
  name: productName,
  short_name: productName,
  description: "Seu treino na academia, com ou sem sinal.",
  lang: "pt-BR",
  dir: "ltr",
  start_url: HOME,
  scope: "/",
  display: "standalone",
  background_color: "#ffffff",
  theme_color: "#32335b",
  categories: ["fitness", "health"],
  icons: [
    icon("icon-192.png", 192, "any"),
    icon("icon-512.png", 512, "any"),
    icon("maskable-512.png", 512, "maskable"),
  ],
  shortcuts: [{ name: "Treinar agora", url: HOME, icons: [icon("icon-192.png", 192, "any")] }],
});
