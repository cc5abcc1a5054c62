import { Table } from "@mantine/core";
import classes from "./FigureTable.module.css";

interface Props {
  readonly heads: readonly [what: string, ...figures: string[]];
  readonly rows: readonly (readonly [what: string, ...figures: string[]])[];
  readonly foot?: readonly [what: string, ...figures: string[]];
}

export const FigureTable = ({ heads, rows, foot }: Props) => (
  <Table.ScrollContainer minWidth={260}>
    <Table className={classes.table ?? ""}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, index) => (
            <Table.Th key={head} scope="col" ta={index === 0 ? "left" : "right"}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([what, ...figures]) => (
          <Table.Tr key={what}>
            <Table.Th scope="row" fw={400}>
              {what}
            </Table.Th>
            {figures.map((figure, index) => (
              <Table.Td key={heads[index + 1]} ta="right" className={classes.figure ?? ""}>
                {figure}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
      {foot && (
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{foot[0]}</Table.Th>
            {foot.slice(1).map((figure, index) => (
              <Table.Th key={heads[index + 1]} ta="right" className={`figures ${classes.figure}`}>
                {figure}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      )}
    </Table>
  </Table.ScrollContainer>
);
