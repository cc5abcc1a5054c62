import type { LandingView } from "./view.ts";

const TRAINER = {
  headline: "Treino feito para você",
  introduction:
    "Avaliação física completa, treinos planejados para o seu objetivo e acompanhamento de perto, semana a semana.",
} as const;

const platform = (product: string) => ({
  headline: "Da avaliação ao treino, tudo no prumo",
  introduction: `O ${product} reúne anamnese, avaliação física, periodização e treinos em um só lugar, para o personal que acompanha cada aluno de perto.`,
});

export function defaultsOf({ kind, product, headline, introduction }: LandingView) {
  const words = kind === "platform" ? platform(product) : TRAINER;
  return { headline: headline || words.headline, introduction: introduction || words.introduction };
}
