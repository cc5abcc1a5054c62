import { Table, Text } from "@mantine/core";
import { monthName } from "../../../ui/chart/month-name.ts";
import classes from "./CohortTable.module.css";
import type { BusinessFigures } from "./data.ts";

interface Props {
  readonly cohorts: BusinessFigures["cohorts"];
}

const shareOf = (kept: number, size: number): number => Math.round((100 * kept) / size);

/** Deeper where more of the month's trainers stayed; the figure stands in every cell. */
export function CohortTable({ cohorts }: Props) {
  const some = cohorts.filter(({ size }) => size > 0);
  if (some.length === 0) return <Text c="dimmed">Quem assinar aparece aqui, pelo mês em que assinou.</Text>;
  const longest = Math.max(...some.map(({ kept }) => kept.length));
  const ages = Array.from({ length: longest }, (_, age) => age);
  return (
    <Table.ScrollContainer minWidth={160 + longest * 60}>
      <Table horizontalSpacing={6} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Assinaram em</Table.Th>
            <Table.Th scope="col" className={classes.share ?? ""}>
              Personais
            </Table.Th>
            {ages.map((age) => (
              <Table.Th key={age} scope="col" className={classes.share ?? ""}>
                {age === 0 ? "No mês" : `+${age}`}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {some.map(({ month, size, kept }) => (
            <Table.Tr key={month}>
              <Table.Th scope="row" fw={400} style={{ whiteSpace: "nowrap" }}>
                {monthName(month)}
              </Table.Th>
              <Table.Td className={classes.share ?? ""}>{size}</Table.Td>
              {ages.map((age) => (
                <Share key={age} kept={kept[age]} size={size} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Share({ kept, size }: { readonly kept: number | undefined; readonly size: number }) {
  if (kept === undefined) return <Table.Td />;
  const share = shareOf(kept, size);
  return (
    <Table.Td
      className={classes.share ?? ""}
      title={`${kept} de ${size}`}
      style={{
        background: `color-mix(in srgb, var(--mantine-color-success-6) ${Math.round(share * 0.3)}%, transparent)`,
      }}
    >
      {share}%
    </Table.Td>
  );
}
