import { useEffect, useEffectEvent, useState } from "react";

interface ResultEvent {
  readonly resultIndex: number;
  readonly results: SpeechRecognitionResultList;
}

/** The compiler's types know only parts of the Web Speech API. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  start(): void;
  abort(): void;
  addEventListener(type: "result", listener: (event: ResultEvent) => void): void;
  addEventListener(type: "error", listener: (event: { readonly error: string }) => void): void;
  addEventListener(type: "end", listener: () => void): void;
}

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recogniser;
    readonly webkitSpeechRecognition?: new () => Recogniser;
  }
}

const recogniserOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export const canListen = (): boolean => recogniserOf() !== undefined;

const LISTENING_PROBLEMS: Readonly<Record<string, string>> = {
  "not-allowed": "O navegador não deixou usar o microfone. Permita-o no endereço da página e tente de novo.",
  "service-not-allowed": "Este navegador não oferece o reconhecimento de voz.",
  "language-not-supported": "Este navegador não reconhece português.",
  "audio-capture": "Nenhum microfone foi encontrado.",
  network: "Sem conexão o navegador não reconhece a voz. Digite, e tente de novo com sinal.",
};

const ALTERNATIVES = 5;
/** One that ends sooner than this, so often, will not listen. */
const TOO_SHORT_MS = 500;
const MAX_SHORT = 3;

interface Listener {
  /** Takes the sentences that may have been said, the likeliest first. */
  readonly onHeard: (alternatives: readonly string[]) => void;
  /** In a sentence; null: the browser gave up. */
  readonly onEnd: (problem: string | null) => void;
}

/** Listens in Brazilian Portuguese while it is asked to; a browser ends a recognition at every longer pause, and it begins again. */
export function useListening(isOn: boolean, { onHeard, onEnd }: Listener): void {
  const hear = useEffectEvent(onHeard);
  const end = useEffectEvent(onEnd);
  const [Recogniser] = useState(recogniserOf);
  useEffect(() => {
    if (!isOn || !Recogniser) return;
    const recogniser = new Recogniser();
    recogniser.lang = "pt-BR";
    recogniser.continuous = true;
    recogniser.maxAlternatives = ALTERNATIVES;
    let startedAt = performance.now();
    let shortOnes = 0;
    let isWanted = true;
    const stop = (problem: string | null) => {
      isWanted = false;
      recogniser.abort();
      end(problem);
    };
    recogniser.addEventListener("result", ({ results, resultIndex }) => {
      for (const result of [...results].slice(resultIndex)) {
        if (result.isFinal) hear([...result].map(({ transcript }) => transcript));
      }
    });
    recogniser.addEventListener("error", ({ error }) => {
      const { [error]: problem } = LISTENING_PROBLEMS;
      if (problem) stop(problem);
    });
    recogniser.addEventListener("end", () => {
      if (!isWanted) return;
      shortOnes = performance.now() - startedAt < TOO_SHORT_MS ? shortOnes + 1 : 0;
      if (shortOnes >= MAX_SHORT) return stop(null);
      startedAt = performance.now();
      recogniser.start();
    });
    const stopWhenHidden = () => document.hidden && stop(null);
    document.addEventListener("visibilitychange", stopWhenHidden);
    recogniser.start();
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", stopWhenHidden);
      recogniser.abort();
    };
  }, [isOn, Recogniser]);
}
