import { useState } from "react";

const KEY = "prumo.readings";

/** This device remembers whether its person measures twice. */
export function useTwice() {
  const [twice, setTwice] = useState(() => localStorage.getItem(KEY) === "2");
  const choose = (chosen: boolean) => {
    localStorage.setItem(KEY, chosen ? "2" : "1");
    setTwice(chosen);
  };
  return { twice, choose };
}
