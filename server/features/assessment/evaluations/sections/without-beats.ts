import type { CaloricExpenditure, DerivedRow } from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import { NO_VO2, readsHeart } from "#domain/assessment/aerobic/effort-assessment.ts";
import { effortTest } from "#domain/assessment/aerobic/effort-tests.ts";

const withoutRates = <Row extends DerivedRow>(row: Row): Row => ({
  ...row,
  fc_training: null,
  fc_max: null,
  karvonen: null,
});

const withoutEnergy = <Row extends DerivedRow>(row: Row): Row => ({ ...row, mets: null, calories: null });

/** A VO2 by the heart goes with what follows from it. */
function withoutVo2(section: CaloricExpenditure, note: string): CaloricExpenditure {
  const { aerobic_items: aerobic, calcs, average_rate: average, daily_caloric_intake: intake } = section;
  if (calcs.vo2Relative === null) return section;
  return {
    ...section,
    calcs: { vo2Relative: null, vo2Maximum: null, vo2Classification: null, vo2Missing: `${NO_VO2}${note}` },
    aerobic_items: aerobic.map(withoutEnergy),
    average_rate: aerobic.length > 0 ? null : average,
    daily_caloric_intake: aerobic.length > 0 ? null : intake,
  };
}

/** A stored section as a save of today would derive it, where `note` says why the heart does not tell the effort. The row stays. */
export function withoutBeats(section: CaloricExpenditure, note: string | null): CaloricExpenditure {
  if (note === null) return section;
  const test = effortTest(section.protocol);
  const shown: CaloricExpenditure = {
    ...section,
    muscle_items: section.muscle_items.map(withoutRates),
    aerobic_items: section.aerobic_items.map(withoutRates),
    fc_max: null,
    fc_reserve: { error: note },
    karvonen_reserve: null,
  };
  return test && readsHeart(test) ? withoutVo2(shown, note) : shown;
}
