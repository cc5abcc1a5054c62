import pg from "pg";
import { GIVEN_NAMES, SURNAMES, TRAINER } from "./population.ts";

export const STUDENTS_OF_A_TENANT = 100;

const FIRST_STUDENT = 10_000;
const FIRST_OTHER_TRAINER = 20_000_000;
const EXECUTIONS = 4;
const EXERCISES = 4;
const ADMIN = 1;

/** The measured trainer is the first tenant. Students come in turns, as people register, so that a tenant's rows lie far apart. */
export const trainerAt = (place: number): number => (place === 0 ? TRAINER : FIRST_OTHER_TRAINER + place);
/** The second student of a tenant: the first of each ten is inactive. */
export const activeStudentOf = (place: number, tenants: number): number => FIRST_STUDENT + tenants + place;
/** Each has three mesocycles; today is in the last one, whose training and macrocycle have the student's id. */
export const runningMesocycleOf = (student: number): number => student * 3 + 2;

/** The same number for the same person of a tenant, whatever the number of tenants. The square favours the first names. */
const pick = (words: string, salt: number) => {
  const list = words.split(" ");
  return `(array['${list.join("','")}'])[1 + floor((abs(hashint8extended(person, ${salt})) % 1000003 / 1000003.0) ^ 2 * ${list.length})::int]`;
};
const name = `${pick(GIVEN_NAMES, 1)} || ' ' || ${pick(SURNAMES, 2)} || ' ' || ${pick(SURNAMES, 3)}`;
const email = "folded(replace(name, ' ', '.')) || '.' || id || '@exemplo.com.br'";

const EVALUATED = {
  student: { stature: "170", weight: "70" },
  heart: { fcRepouso: "62", sistole: "118", diastole: "76", pressaoArterial: "Normal" },
  perimeter: {
    bodyPerimeter: { pescoco: "39,2", abdomen: "88,5", cintura: "85,0", quadril: "99,6", coxa_medial_direita: "58,9" },
    skinFold: { triceps: "12,0", peitoral: "11,0", axilar_media: "15,0", abdominal: "23,0", coxa_media: "16,5" },
    readings: {},
    protocolo: "Pollock - 7 Dobras",
    methods: { massaMuscular: "weight" },
    imc: { label: "Ideal", value: 24.2 },
    imcIdoso: null,
    imcParaIdade: null,
    central: null,
    periferico: null,
    somatorio: null,
    densidade: 1.044,
    massaMagra: { label: "76,028%", value: 53.2 },
    massaAdiposa: { label: "MAGRO", value: 16.8 },
    massaMuscular: { label: "", value: 21.3 },
    percentualGordura: { label: "MAGRO", value: 24 },
    relacaoCinturaQuadril: { label: "Alto", value: 0.85 },
    relacaoCinturaEstatura: { label: "Risco cardiovascular reduzido", value: 0.5 },
  },
  biochemical: {
    naoHdl: null,
    taxaFiltracao: null,
    classes: { hdl: null, ldl: null, glicose: null, creatina: null, triglicerides: null },
    methods: {},
  },
  somatotype: { endomorphy: null, mesomorphy: null, ectomorphy: null, midPoint: null, category: null, methods: {} },
  caloric_expenditure: {
    calcs: { vo2Maximum: null, vo2Relative: null, vo2Classification: null },
    calories: { type: null, value: null },
    methods: { vo2: "protocol_3", fc_max: "gellish_2007" },
    protocol: "protocol_3",
    vo2_protocol: null,
    muscle_items: [],
    aerobic_items: [],
    average_rate: 0,
    fc_max: 167.4,
    fc_reserve: { value: 107.4 },
    karvonen_reserve: 105.4,
    basal_metabolic_rate: { value: 1364.2 },
    mifflin_rate: 1306.5,
    cunningham_rate: 1519.5,
    daily_caloric_intake: 1364.2,
  },
};
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;

const exerciseOf = (place: string) =>
  `(select array_agg(id order by id) from exercises where owner_id = 0 and exercise_type = 'resistence')[1 + (${place}) % 40]`;

const people = (tenants: number) => `
  insert into users (id, role, admin_roles, name, email, confirmed_at)
  values (${ADMIN}, 'admin', '{owner}', 'Administração', 'admin@exemplo.com.br', now());
  insert into users (id, role, trainer_id, name, email, phone, confirmed_at)
  select id, 'trainer', id, name, ${email}, '11900261207', now()
    from (select case when person = 0 then ${TRAINER} else ${FIRST_OTHER_TRAINER} + person end as id, ${name} as name
                from generate_series(0::bigint, ${tenants - 1}) as person) as people;
  insert into trainers (trainer_id) select id from users where role = 'trainer';
  insert into subscriptions (trainer_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, created_at)
  select trainer_id, 1, 'Essencial', 'monthly', 8990, 'active', current_date, current_date + 365, now() from trainers;
  insert into payments (trainer_id, subscription_id, invoice_id, plan_id, plan_name, frequency, idempotency_key, status, method,
                        value_cents, installments, created_at, paid_at)
  select trainer_id, id, month, plan_id, plan_name, frequency, 'k' || month, 'paid', 'credit_card', value_cents, 1, day, day
    from generate_series(0, 11) as month cross join subscriptions
    cross join lateral (select now() - month * interval '30 days' as day) as moment;
  insert into users (id, role, trainer_id, name, email, phone, photo_key, is_active, confirmed_at)
  select id, 'student', trainer_id, name, ${email}, '11900263311',
         case when person % 2 = 0 then gen_random_uuid() || '.webp' end, person % 10 > 0, now()
    from (select ${FIRST_STUDENT} + place as id, ${name} as name, person,
                     case when place % ${tenants} = 0 then ${TRAINER} else ${FIRST_OTHER_TRAINER} + place % ${tenants} end as trainer_id
                from generate_series(0::bigint, ${tenants * STUDENTS_OF_A_TENANT - 1}) as place
                cross join lateral (select place % ${tenants} * ${STUDENTS_OF_A_TENANT} + place / ${tenants} as person) as one) as people;
  insert into students (trainer_id, id, gender, birthdate, student_type, country, personal_anamnesis)
  select trainer_id, id, (array['female', 'male'])[1 + id % 2], date '2008-06-30' - (id * 7919 % 18000)::int, 'in_person', 'BR',
             '{"days_of_week": ["monday", "wednesday", "friday"], "ocupation": "Engenharia", "training_shift": "morning"}'
    from users where role = 'student';
  insert into sessions (token_hash, user_id, expires_at, user_agent, idle_seconds, proved_at)
  select sha256(id::text::bytea), id, now() + interval '30 days', 'bench', 2592000, now() from users where role = 'student';`;

const plans = `
  insert into macrocycles (trainer_id, id, student_id, name, skinfold_protocol, vo2_protocol, items_to_be_evaluated)
  select trainer_id, id, id, 'Temporada', 'Pollock - 7 Dobras', 'protocol_3', array['perimeter'] from students;
  insert into mesocycles (trainer_id, id, student_id, macrocycle_id, name, goal, start_date, end_date)
  select trainer_id, id * 3 + third, id, id, 'Mesociclo ' || third + 1, 'Hipertrofia',
             current_date - 14 - (2 - third) * 42, current_date + 27 - (2 - third) * 42
    from generate_series(0, 2) as third cross join students;
  insert into evaluations (trainer_id, mesocycle_id, student_id, student, heart, perimeter, biochemical, somatotype, caloric_expenditure,
                           stature_cm, weight_kg, bmi, fat_percentage, sex, age_years, skinfold_protocol, assessment_version, evaluated_on,
                           updated_at)
  select trainer_id, id, student_id, ${json(EVALUATED.student)}, ${json(EVALUATED.heart)}, ${json(EVALUATED.perimeter)},
         ${json(EVALUATED.biochemical)}, ${json(EVALUATED.somatotype)}, ${json(EVALUATED.caloric_expenditure)},
         170, 70, 24.2, 24, 'female', 30, 'Pollock - 7 Dobras', '2.2.0', start_date, start_date
    from mesocycles;
  insert into trainings (trainer_id, id, student_id, mesocycle_id, position, name, weekdays, exercise_types, muscle_group_ids, created_at)
  select trainer_id, id, id, id * 3 + 2, 0, 'Treino A', '{1,3,5}', '{resistence}', '{1,2,3}', now() - interval '14 days' from students;
  insert into training_entries (trainer_id, id, student_id, training_id, position, series_type_id, series, min_reps, max_reps, rest, cadence)
  select trainer_id, id * ${EXERCISES} + place, student_id, id, place, 1, 3, 8, 12, '01:00', '2-0-2-0'
    from trainings cross join generate_series(0, ${EXERCISES - 1}) as place where student_id > 0;
  insert into training_entry_exercises (trainer_id, entry_id, student_id, slot, exercise_owner_id, exercise_id)
  select trainer_id, id, student_id, 1, 0, ${exerciseOf("student_id + position")}
    from training_entries where student_id > 0;
  insert into student_plans (trainer_id, id, student_id, name, value_cents, frequency, starts_on, due_day, created_at)
  select trainer_id, id, id, 'Mensal', 25000, 'monthly', current_date - 80, 5, now() from students;
  insert into student_charges (trainer_id, student_id, student_plan_id, number, due_on, period_start, period_end, value_cents, received_cents)
  select trainer_id, student_id, id, place, day, day, day + 30, value_cents, case when place < 2 then value_cents else 0 end
    from generate_series(0, 2) as place cross join student_plans
    cross join lateral (select starts_on + place * 30 + case when place = 2 and student_id % 20 > 0 then 30 else 0 end as day) as due;
  insert into student_payments (trainer_id, student_id, charge_id, purpose, key, state, method, origin, value_cents, received_on, created_at,
                                settled_at, receipt_number)
  select trainer_id, student_id, id, 'plan', 'k' || id, 'received', 'pix', 'recorded', value_cents, due_on, now(), now(),
         row_number() over (partition by trainer_id order by id)
    from student_charges where number < 2;`;

/** In the order of days: what a tenant's students trained lies among that of all others. */
const trained = `
  insert into training_executions (trainer_id, id, student_id, training_id, training_key, training_name, day, effort, note, recorded_by,
                                   versions, overruled, planned_sets, done_sets)
  select trainer_id, ${EXECUTIONS} * id + turn, id, id, id, 'Treino A', current_date - 2 - 3 * (${EXECUTIONS - 1} - turn), 7, '', 'student', '[]', '[]',
         ${EXERCISES * 3}, ${EXERCISES * 3 + 1}
    from generate_series(0, ${EXECUTIONS - 1}) as turn cross join (select trainer_id, id from students offset 0) as student;
  insert into executed_exercises (trainer_id, student_id, execution_id, position, entry_id, exercise_id, name, day, note, working_sets,
                                  tonnage_kg, top_load_kg, top_repetitions)
  select trainer_id, student_id, id, place, student_id * ${EXERCISES} + place, ${exerciseOf("student_id + place")}, 'Supino reto com barra', day, '',
         3, 1200, 40, 10
    from training_executions cross join lateral generate_series(0, case when is_trained then ${EXERCISES - 1} end) as place;
  insert into executed_sets (trainer_id, student_id, execution_id, position, set_number, repetitions, load_kg, done_at, kind, rir)
  select trainer_id, student_id, execution_id, position, set_number, 10, 40, day, 'work', 2
    from executed_exercises cross join lateral generate_series(1, case when position = 0 then 4 else 3 end) as set_number;
  insert into audit_log (trainer_id, user_id, happened_at, actor_id, actor_role, subject, action)
  select trainer_id, id, now() - day * interval '1 day', trainer_id, 'trainer', 'evaluations', 'read'
    from generate_series(1, 2) as day cross join students;`;

const sequences = [
  "users",
  "macrocycles",
  "mesocycles",
  "trainings",
  "training_entries",
  "training_executions",
  "student_plans",
];

/** Foreign keys are correct by construction; checking them row by row would take most of the time. Tells how long each table took. */
export async function populateTenants(ownerUrl: string, tenants: number, tell: (line: string) => void): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("set session_replication_role = replica; set work_mem = '256MB'");
    for (const statement of [people(tenants), plans, trained].join("\n").split(";\n")) {
      const start = performance.now();
      const table = /insert into (\w+)/.exec(statement)?.[1] ?? "";
      const { rowCount } = await owner.query(statement);
      // The next plan follows from the size that this one left.
      await owner.query(`analyze ${table}`);
      tell(`${rowCount} ${table} in ${Math.round((performance.now() - start) / 1000)} s`);
    }
    for (const table of sequences)
      await owner.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
    await owner.query("vacuum analyze");
    await owner.query("checkpoint");
  } finally {
    await owner.end();
  }
}
