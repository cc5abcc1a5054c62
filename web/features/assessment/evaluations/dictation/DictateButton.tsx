import { ActionIcon } from "@mantine/core";
import { useState } from "react";
import { useProduct } from "../../../../session/product.ts";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { canListen } from "../../../../ui/speech/use-listening.ts";
import { useDictationState } from "./use-dictation.ts";

const KEY = "prumo.dictation";

/** Only where the browser can listen. It says once on each device who hears. */
export function DictateButton() {
  const dictation = useDictationState();
  const { name: product } = useProduct();
  const [isAsked, setAsked] = useState(false);
  if (!dictation || !canListen()) return null;
  const { isOn, toggle } = dictation;
  const begin = () => {
    localStorage.setItem(KEY, "known");
    setAsked(false);
    toggle();
  };
  return (
    <>
      <ActionIcon
        {...(isOn ? { variant: "filled", color: "danger" } : { variant: "default" })}
        size={44}
        aria-label="Ditar medidas"
        aria-pressed={isOn}
        title="Ditar medidas"
        // The field keeps the focus: it has the turn.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOn || localStorage.getItem(KEY) ? toggle() : setAsked(true))}
      >
        <Icon name="microphone" size={20} />
      </ActionIcon>
      <ConfirmDialog
        opened={isAsked}
        title="Ditar medidas"
        confirmLabel="Ouvir"
        onConfirm={begin}
        onCancel={() => setAsked(false)}
      >
        Diga o valor (“doze e meio”) ou a medida com o valor (“tríceps doze”); “próxima”, “volta”, “corrige” e “parar”
        também valem. Quem ouve é o navegador: no Chrome e no Edge o som vai para o serviço de voz dele. O {product}{" "}
        recebe só o texto.
      </ConfirmDialog>
    </>
  );
}
