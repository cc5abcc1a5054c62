import { call } from "../call.ts";
import { failures, XlsxFile } from "../wire.ts";
import { DashboardQuery } from "./dashboards.ts";

const ExportQuery = DashboardQuery.omit({ interval: true });

export const exportMasterIncome = call({
  method: "GET",
  url: "/api/dashboard/master/export",
  schema: {
    summary: "Planilha dos pagamentos recebidos pela plataforma em um período",
    tags: ["dashboards"],
    querystring: ExportQuery,
    response: { 200: XlsxFile, ...failures(400, 401, 403, 422) },
  },
});

export const exportPersonalIncome = call({
  method: "GET",
  url: "/api/dashboard/personal/export",
  schema: {
    summary: "Planilha dos pagamentos recebidos pelo personal em um período",
    tags: ["dashboards"],
    querystring: ExportQuery,
    response: { 200: XlsxFile, ...failures(400, 401, 403, 422) },
  },
});
