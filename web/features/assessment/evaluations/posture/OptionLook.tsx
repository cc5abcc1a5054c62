import { memo, useMemo } from "react";
import type { PlacedField } from "#domain/assessment/posture/catalogue.ts";
import type { PostureOption } from "#domain/assessment/posture/region.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import { postureFigure } from "#domain/figures/posture/posture-figure.ts";
import { Drawing } from "../../../../ui/figure/Drawing.tsx";
import classes from "./OptionLook.module.css";

const COLORS = {
  body: "var(--look-body)",
  line: "var(--look-line)",
  hair: "var(--look-hair)",
  shadow: "var(--look-shadow)",
  upright: "var(--look-upright)",
  accent: "var(--look-accent)",
};

interface Props {
  readonly placed: PlacedField;
  readonly option: PostureOption;
  readonly gender: string;
}

export const OptionLook = memo(function OptionLook({ placed: { region, field }, option, gender }: Props) {
  const svg = useMemo(
    () =>
      postureFigure({
        region: region.code,
        option: option.value,
        side: field.side,
        sex: sexOf(gender) ?? "female",
        colors: COLORS,
      }),
    [region, option, field, gender],
  );
  return (
    <div className={classes.look}>
      <Drawing svg={svg} className={classes.drawing} />
      <div className={classes.words}>
        <p>{option.lookAt}</p>
        {option.note && <p className={classes.note}>{option.note}</p>}
      </div>
    </div>
  );
});
