import { Button, Group, Table } from "@mantine/core";
import { useMemo, useState } from "react";
import { type PlottedPoint, SOMATOCHART_SIZE, somatochart } from "#domain/figures/somatochart.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { saveFile } from "../../../../api/api.ts";
import { Drawing } from "../../../../ui/figure/Drawing.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { toast } from "../../../../ui/toast.ts";
import type { CycleEvaluation } from "../data.ts";
import classes from "./SomatotypeTab.module.css";
import { type ShownSomatotype, trailOf } from "./somatotype-figures.ts";

const POINT = "Ponto Médio";

const COLORS = {
  background: "var(--mantine-color-body)",
  text: "var(--mantine-color-text)",
  muted: "var(--mantine-color-dimmed)",
  line: "var(--mantine-color-default-border)",
  region: "var(--chart-region)",
  point: "var(--mantine-primary-color-filled)",
};

interface Props {
  readonly midPoint: ShownSomatotype["midPoint"];
  readonly evaluation: CycleEvaluation;
}

export function SomatotypeChart({ midPoint, evaluation }: Props) {
  const [withTable, setWithTable] = useState(false);
  const trail = useMemo(() => trailOf(evaluation), [evaluation]);
  const chart = useMemo(
    () => ({ point: midPoint && { ...midPoint, label: POINT }, trail: [...trail] }),
    [midPoint, trail],
  );
  const svg = useMemo(() => somatochart({ ...chart, colors: COLORS }), [chart]);
  const save = () => savePicture(somatochart(chart), SOMATOCHART_SIZE, "somatocarta.png").catch(toast.failure);
  return (
    <>
      <Drawing svg={svg} className={classes.chart} />
      <Group gap="xs">
        <Button
          variant="subtle"
          color="gray"
          aria-expanded={withTable}
          onClick={() => setWithTable((opened) => !opened)}
        >
          {withTable ? "Ocultar tabela" : "Ver tabela"}
        </Button>
        <Button variant="subtle" color="gray" leftSection={<Icon name="download" size={18} />} onClick={save}>
          Baixar PNG
        </Button>
      </Group>
      {withTable && <Points points={[...trail, ...(chart.point ? [chart.point] : [])]} />}
    </>
  );
}

function Points({ points }: { readonly points: readonly PlottedPoint[] }) {
  return (
    <Table verticalSpacing={6} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Avaliação</Table.Th>
          <Table.Th ta="end">x</Table.Th>
          <Table.Th ta="end">y</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {points.map(({ label, x, y }) => (
          <Table.Tr key={label}>
            <Table.Td>{label}</Table.Td>
            <Table.Td ta="end">{formatDecimal(x, 1)}</Table.Td>
            <Table.Td ta="end">{formatDecimal(y, 1)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Twice the drawing's size, so that it stays sharp in a message or a slide. */
const SCALE = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Throws when the browser cannot draw it. */
async function savePicture(svg: string, { width, height }: Size, name: string): Promise<void> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * SCALE);
    canvas.height = Math.round(height * SCALE);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!file) throw new Error("no picture");
    saveFile(file, name);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
