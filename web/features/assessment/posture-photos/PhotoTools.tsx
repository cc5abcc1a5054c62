import { ActionIcon, Button, Slider, Tooltip } from "@mantine/core";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import { GRID } from "./AlignmentGrid.tsx";
import classes from "./PhotoViewer.module.css";
import { ZOOM } from "./zoom.ts";

interface ZoomProps {
  readonly scale: number;
  readonly onZoom: (steps: number) => unknown;
  readonly onReset: () => unknown;
}

export function ZoomTools({ scale, onZoom, onReset }: ZoomProps) {
  return (
    <>
      <Tool label="Diminuir" icon="minus" onPress={() => onZoom(-1)} disabled={scale <= ZOOM.min} />
      <Tool label="Aumentar" icon="plus" onPress={() => onZoom(1)} disabled={scale >= ZOOM.max} />
      <Button
        variant="subtle"
        color="gray"
        className={classes.scale ?? ""}
        aria-label={`Tamanho ${formatDecimal(scale, 1)}×, voltar ao original`}
        onClick={() => onReset()}
      >
        {formatDecimal(scale, 1)}×
      </Button>
    </>
  );
}

interface GridProps {
  readonly shown: boolean;
  readonly size: number;
  readonly onToggle: () => void;
  readonly onSize: (size: number) => void;
}

export function GridTools({ shown, size, onToggle, onSize }: GridProps) {
  return (
    <>
      <Tool label="Grade de alinhamento" icon="grid-lines" pressed={shown} onPress={onToggle} />
      {shown && (
        <Slider
          className={classes.slider ?? ""}
          min={GRID.min}
          max={GRID.max}
          step={GRID.step}
          value={size}
          onChange={onSize}
          label={(side) => `${side} px`}
          thumbLabel="Tamanho da grade"
          thumbSize={24}
        />
      )}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => unknown;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

export function Tool({ label, icon, onPress, disabled = false, pressed }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={pressed}
        variant={pressed ? "filled" : "default"}
        color={pressed ? "navy" : "gray"}
        size={44}
        disabled={disabled}
        onClick={() => onPress()}
      >
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
