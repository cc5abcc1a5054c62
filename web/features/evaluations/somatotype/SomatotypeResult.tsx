import { Button, Group, Table, Text, Title } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import { type PlottedPoint, SOMATOCHART_SIZE, somatochart } from "#domain/figures/somatochart.ts";
import { formatDecimal } from "#domain/number-format.ts";
import { listInPortuguese } from "#domain/portuguese-list.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { toast } from "../../../ui/toast.ts";
import type { CycleEvaluation } from "../data.ts";
import { Drawing } from "../perimeter/Drawing.tsx";
import { useSheetState } from "../state/use-evaluation.ts";
import classes from "./SomatotypeTab.module.css";
import { savePicture } from "./save-picture.ts";
import { assess, COMPONENTS, rating, type ShownSomatotype, shownSomatotype, trailOf } from "./somatotype-figures.ts";

/** The name of the student's own point. */
const POINT = "Ponto Médio";

/** Drawn in the colours of the page, light or dark. */
const COLORS = {
  background: "var(--mantine-color-body)",
  text: "var(--mantine-color-text)",
  muted: "var(--mantine-color-dimmed)",
  line: "var(--mantine-color-default-border)",
  region: "var(--chart-region)",
  point: "var(--mantine-primary-color-filled)",
};

/** Ratings, category and somatochart, worked out while the measures are typed. */
export function SomatotypeResult({ evaluation }: { readonly evaluation: CycleEvaluation }) {
  const values = useDeferredValue(useSheetState((state) => state.values));
  const saved = useSheetState((state) => state.saved);
  const stored = useSheetState((state) => state.stored?.somatotype ?? null);
  const [withTable, setWithTable] = useState(false);
  const shown = useMemo(() => shownSomatotype(values, saved, stored), [values, saved, stored]);
  const trail = useMemo(() => trailOf(evaluation), [evaluation]);
  const { midPoint } = shown;
  const chart = useMemo(
    () => ({ point: midPoint && { ...midPoint, label: POINT }, trail: [...trail] }),
    [midPoint, trail],
  );
  const svg = useMemo(() => somatochart({ ...chart, colors: COLORS }), [chart]);
  const save = () => savePicture(somatochart(chart), SOMATOCHART_SIZE, "somatocarta.png").catch(toast.failure);
  return (
    <section className={classes.result} aria-label="Somatotipo">
      {midPoint ? <Ratings shown={shown} /> : <Missing names={missingNames(assess(values))} />}
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
    </section>
  );
}

const missingNames = (found: ReturnType<typeof assess>): readonly string[] =>
  found.status === "missing" ? found.absences.map(({ sentence }) => sentence) : [];

function Ratings({ shown }: { readonly shown: ShownSomatotype }) {
  return (
    <>
      <Title order={3} size="h5">
        {shown.category}
      </Title>
      <Text size="sm" c="dimmed">
        {rating(shown)}
      </Text>
      <dl className={classes.ratings}>
        {COMPONENTS.map(({ key, label, about }) => (
          <div key={key}>
            <dt>
              {label} <small>{about}</small>
            </dt>
            <dd>{formatDecimal(shown[key] ?? 0, 1)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Missing({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      <Title order={3} size="h5">
        Somatotipo
      </Title>
      <Text size="sm" c="dimmed">
        {names.length > 0 && `Falta medir: ${listInPortuguese(names)}.`}
      </Text>
    </>
  );
}

/** The points to be read. */
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
