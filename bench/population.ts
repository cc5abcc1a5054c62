import pg from "pg";

export const STUDENTS_PER_TRAINER = 300;

/** The measured trainer, who has 300 students in a database of any size. */
export const TRAINER = 2;

/** The most common first: the square of a random number favours the first ones. */
export const GIVEN_NAMES =
  "Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Juliana Márcia " +
  "Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Felipe Bruno " +
  "Rodrigo Eduardo Gustavo André Thiago Vinícius Beatriz Larissa Caio Otávio Heloísa Lívia Cecília Murilo Nádia Ícaro";
export const SURNAMES =
  "Silva Santos Oliveira Souza Pereira Ferreira Lima Costa Rodrigues Alves Almeida Nascimento Carvalho Araújo Ribeiro " +
  "Gomes Martins Barbosa Rocha Dias Monteiro Mendes Freitas Cardoso Teixeira Vieira Moreira Nunes Correia Batista " +
  "Castro Andrade Melo Campos Moura Fonseca Pinto Machado Tavares Farias Figueira Peixoto Bragança Assunção Guimarães";

const array = (words: string) => `array['${words.split(" ").join("','")}']`;
const oneOf = (words: string) => `(${array(words)})[1 + floor(random() ^ 2 * ${words.split(" ").length})::int]`;
const fullName = `${oneOf(GIVEN_NAMES)} || ' ' || ${oneOf(SURNAMES)} || ' ' || ${oneOf(SURNAMES)}`;
const email = "folded(replace(name, ' ', '.')) || '.' || id || '@exemplo.com.br'";

/** Foreign keys are correct by construction; checking them row by row would take most of the time. */
const statements = (students: number) => `
  set session_replication_role = replica;
  select setseed(0.2026);

  insert into users (id, role, trainer_id, name, email, phone, confirmed_at)
  select id, 'trainer', id, name, ${email}, '11900261207', now()
    from (select ${TRAINER} + place as id, ${fullName} as name
            from generate_series(0, ${Math.ceil(students / STUDENTS_PER_TRAINER) - 1}) as place) as people;
  insert into trainers (trainer_id) select id from users where role = 'trainer';
  insert into subscriptions (trainer_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, created_at)
  select trainer_id, 1, 'Essencial', 'monthly', 8990, 'active', current_date, current_date + 365, now() from trainers;

  insert into users (id, role, trainer_id, name, email, phone, photo_key, is_active, confirmed_at)
  select id, 'student', trainer_id, name, ${email}, '11900263311',
         case when random() < 0.5 then gen_random_uuid() || '.webp' end, random() < 0.9, now()
    from (select 10000 + place as id, ${TRAINER} + place / ${STUDENTS_PER_TRAINER} as trainer_id, ${fullName} as name
            from generate_series(0, ${students - 1}) as place) as people;
  insert into students (trainer_id, id, gender, birthdate, student_type, country, personal_anamnesis)
  select trainer_id, id, ${oneOf("female male")}, date '2008-06-30' - floor(random() * 18000)::int,
         ${oneOf("in_person consulting hybrid")}, 'BR',
         '{"days_of_week": ["monday", "wednesday", "friday"], "ocupation": "Engenharia", "training_shift": "morning"}'
    from users where role = 'student';

  insert into macrocycles (trainer_id, id, student_id, name, skinfold_protocol, vo2_protocol, items_to_be_evaluated)
  select trainer_id, id, id, 'Temporada', 'Jackson & Pollock 7 dobras', 'protocol_3', array['perimeter']
    from students;
  insert into mesocycles (trainer_id, id, student_id, macrocycle_id, name, goal, start_date, end_date)
  select trainer_id, id * 2 + half, id, id, 'Mesociclo ' || half + 1, 'Hipertrofia',
         date '2026-01-05' + half * 42, date '2026-02-15' + half * 42
    from students cross join generate_series(0, 1) as half;
  insert into evaluations (trainer_id, mesocycle_id, student_id, student, heart, perimeter, stature_cm, weight_kg,
                           sex, skinfold_protocol, assessment_version, evaluated_on)
  select trainer_id, id, student_id, '{"stature": "170", "weight": "70"}', '{}', '{}', 170, 70,
         'female', 'Jackson & Pollock 7 dobras', '1', start_date
    from mesocycles where random() < 0.8;

  select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users;
  reset session_replication_role;`;

/** Fills an empty, migrated database with the same people every time, and updates its statistics. */
export async function populate(ownerUrl: string, students: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(statements(students));
    await owner.query("vacuum analyze");
    await owner.query("checkpoint");
  } finally {
    await owner.end();
  }
}
