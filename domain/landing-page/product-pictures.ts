/** In CSS pixels. `scripts/product-pictures.mjs` takes them from the running product. */
const DESKTOP = { width: 1440, height: 900, widths: [720, 1440] } as const;
const PHONE = { width: 390, height: 844, widths: [390, 780] } as const;

export const PRODUCT_PICTURES = {
  evaluation: {
    ...DESKTOP,
    alt: "Avaliação de um aluno: medidas, dobras, desenho do corpo e resultados com suas faixas",
  },
  trainings: { ...DESKTOP, alt: "Semana de treinos: os dias, as séries de cada grupo muscular e os exercícios" },
  plan: { ...DESKTOP, alt: "Página de um aluno: o que foi treinado e a periodização nos meses" },
  set: { ...PHONE, alt: "Treino no celular: a série, a carga da última vez e o botão que a conclui" },
  report: { ...PHONE, alt: "Avaliação no celular do aluno: cada resultado com sua faixa" },
} as const;

export type ProductPicture = keyof typeof PRODUCT_PICTURES;

export const productPictureAddress = (name: ProductPicture): string =>
  `/product/${name}-${PRODUCT_PICTURES[name].width}.webp`;

export const productPictureSet = (name: ProductPicture, format: "avif" | "webp"): string =>
  PRODUCT_PICTURES[name].widths.map((width) => `/product/${name}-${width}.${format} ${width}w`).join(", ");
