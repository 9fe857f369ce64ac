import type { Pool } from 'pg'

/** How many people there are in the school that is measured, and in those beside it. */
export const crowd = {
  contacts: 1_000_000,
  otherSchools: 199,
  contactsOfOther: 500,
  /** Of the contacts; each did something so many times. */
  accounts: 100_000,
  doings: 10,
  tags: 20,
} as const

/** Ids of what is added begin above those that a small school has. */
const first = { school: 10_000, user: 5_000_000, contact: 20_000_000, tag: 50_000 }

/** What is filled, and by what it is asked. */
export interface FilledSchool {
  readonly schoolId: number
  readonly fieldId: number
  /** Of the fact that a lesson was opened. */
  readonly openedCode: number
}

/** People of one school: one in a thousand has the same answer, one in ten has an account. */
const people = ({ schoolId, fieldId }: FilledSchool): string => `
  insert into contacts (id, school_id, user_id, email, name, surname, phone, country, city, source, fields, active_at, created_at, updated_at)
  overriding system value
  select ${first.contact} + n, ${schoolId}, case when n < ${crowd.accounts} then ${first.user} + n end,
    'demo-' || n || '@crowd.test', 'Demo' || n % 977, 'Person' || n % 9973, '+38050' || lpad(n::text, 7, '0'),
    (array['UA', 'PL', 'DE', 'AT'])[1 + n % 4], (array['Kyiv', 'Lviv', 'Odesa', 'Dnipro', 'Warsaw', 'Berlin', 'Wien'])[1 + n % 7],
    (array['import', 'registration', 'manual'])[1 + n % 3], jsonb_build_object('${fieldId}', 'answer ' || n % 1000),
    now() - (n % 400000) * interval '1 minute', now() - n * interval '40 seconds', now()
  from generate_series(0, ${crowd.contacts - 1}) n`

const statements = (school: FilledSchool): string[] => [
  `insert into schools overriding system value
   select (jsonb_populate_record(null::schools, to_jsonb(source) ||
     jsonb_build_object('id', ${first.school} + n, 'slug', 'beside-' || n, 'is_primary', false))).*
   from schools source, generate_series(0, ${crowd.otherSchools - 1}) n where source.id = ${school.schoolId}`,
  `insert into contacts (school_id, email, name, source, active_at, created_at, updated_at)
   select ${first.school} + n % ${crowd.otherSchools}, 'demo-' || n || '@beside.test', 'Demo ' || n, 'import', now(), now(), now()
   from generate_series(0, ${crowd.otherSchools * crowd.contactsOfOther - 1}) n`,
  `insert into users (id, name, email, created_at, updated_at) overriding system value
   select ${first.user} + n, 'Demo ' || n, 'demo-' || n || '@crowd.test', now(), now()
   from generate_series(0, ${crowd.accounts - 1}) n`,
  people(school),
  `insert into tags (id, school_id, name, created_at) overriding system value
   select ${first.tag} + n, ${school.schoolId}, 'crowd ' || n, now() from generate_series(0, ${crowd.tags - 1}) n`,
  `insert into contact_tags (contact_id, tag_id, added_at)
   select ${first.contact} + n, ${first.tag} + n / 2 % ${crowd.tags}, now() from generate_series(0, ${crowd.contacts - 1}, 2) n`,
  `insert into school_record (at, subject_id, school_id, user_id, type)
   select now() - (n % 100) * interval '1 day', 1, ${school.schoolId}, ${first.user} + n % ${crowd.accounts}, ${school.openedCode}
   from generate_series(0, ${crowd.accounts * crowd.doings - 1}) n`,
]

/** Another school, in which the staff of the school work too. */
export const joinOtherSchool = async (pool: Pool, schoolId: number): Promise<number> => {
  await pool.query(
    `insert into school_members (school_id, user_id, permissions, created_at)
     select $1, user_id, permissions, now() from school_members where school_id = $2 on conflict do nothing`,
    [first.school, schoolId],
  )
  return first.school
}

/** A tag that every fortieth of the contacts has. */
export const someTag = first.tag + 3
/** Another, on others of them. */
export const otherTag = first.tag + 4
/** Contacts in the middle that have no tag, each with an account. */
export const contactWithoutTag = (round: number): number => first.contact + 54_321 + 2 * round

/** Indexes of the contacts beside their keys: a million rows are written in a quarter of the time without them. */
const withoutIndexes = async (pool: Pool, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await pool.query<{ name: string; made: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
    where i.indrelid = 'contacts'::regclass and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`)
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  await fill()
  for (const { made } of rows) await pool.query(made)
}

/** Fills the school; waits until PostgreSQL knows how much it is. */
export const fillContacts = async (pool: Pool, school: FilledSchool): Promise<void> => {
  await withoutIndexes(pool, async () => {
    for (const statement of statements(school)) await pool.query(statement)
  })
  await pool.query('vacuum analyze')
}
