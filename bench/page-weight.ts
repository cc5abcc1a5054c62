import { atMost, type Figure, type Measure } from "./measure.ts";
import { rounded } from "./statistics.ts";
import { demoTrainer, type Visit, visit, withVisits } from "./visit.ts";

const MOST_SIGN_IN_KB = 180;
const MOST_STUDENT_KB = 300;
const DIALOGS = ["evaluation", "training"] as const;

/** What a browser with an empty cache transfers as JavaScript, by gzip, until each address has come to rest. */
export const pageWeight: Measure = {
  letter: "c",
  title: "JavaScript transferred on the first visit of an address (gzip)",
  measure: () =>
    withVisits(async (browser, url) => {
      const { token, studentId, macroId, mesoId } = await demoTrainer(url);
      const student = `${url}/inicio/visualizar/${studentId}`;
      const signIn = await visit(browser, `${url}/autenticacao/entrar`);
      const list = await visit(browser, `${url}/inicio/alunos`, { token });
      const page = await visit(browser, student, { token });
      const dialogs: Figure[] = [];
      for (const dialog of DIALOGS) {
        const open = await visit(browser, `${student}?macro=${macroId}&meso=${mesoId}&dialog=${dialog}`, {
          token,
          dialog: true,
        });
        dialogs.push(...dialogFigures(dialog, page, open));
      }
      return [
        atMost(MOST_SIGN_IN_KB, weight("sign-in", signIn)),
        weight("student list", list),
        atMost(MOST_STUDENT_KB, weight("student page", page)),
        ...dialogs,
      ];
    }),
};

const kilobytes = (bytes: number) => rounded(bytes / 1000, 1);
const weight = (what: string, { scripts }: Visit) => ({ what, value: kilobytes(sum(scripts.values())), unit: "kB" });

/** A dialog is loaded on demand when opening it brings scripts that the page alone does not. */
function dialogFigures(dialog: string, page: Visit, open: Visit): Figure[] {
  if (!open.dialogShown) throw new Error(`the ${dialog} dialog does not open from its address`);
  const own = [...open.scripts].filter(([name]) => !page.scripts.has(name));
  return [
    weight(`student page with the ${dialog} dialog`, open),
    {
      what: `scripts loaded only by opening the ${dialog} dialog (${kilobytes(sum(own.map(([, bytes]) => bytes)))} kB)`,
      value: own.length,
      unit: "",
      aim: ">= 1",
      met: own.length >= 1,
    },
  ];
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
