import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { testDatabase } from '../testing/database/database.ts'
import { startOver } from '../testing/database/older-database.ts'

const database = await testDatabase()
const { pool, target } = database

/** A school and a waiting letter, under the names that tables and columns had at first. */
const oldNames = `
  insert into users (name, email, created_at, updated_at) values ('Owner', 'owner@lectern.test', now(), now());
  insert into cabinets (name, slug, owner_id, created_at) select 'Old school', 'old-school', id, now() from users;
  insert into cabinet_members (cabinet_id, user_id, permissions, created_at)
    select cabinets.id, owner_id, '{cabinet_root}', now() from cabinets;
  insert into cabinet_legal_texts (cabinet_id, language, page, body) select id, 'en', 'terms', 'Be kind' from cabinets;
  insert into current_cabinets (user_id, cabinet_id) select owner_id, id from cabinets;
  insert into products (cabinet_id, productable_type, title, slug, enrolment, is_published, created_at)
    select id, 'course', 'Old course', 'old-course', 'closed', true, now() from cabinets;
  insert into subscriptions (cabinet_id, product_id, user_id, state, source, started_at)
    select cabinet_id, products.id, users.id, 'frozen', 'manual', now() from products, users;
  select graphile_worker.add_job('accounts.sendOwnershipOffer', '{"cabinet_id":1,"to_user_id":2}'::json)`

beforeAll(async () => {
  await startOver(database, 14)
  await pool.query(oldNames)
  await migrateDatabase(target)
})

test('a school keeps its people, texts and choice under the new names of the tables', async () => {
  const { rows } = await pool.query(
    `select schools.slug, member.permissions, texts.body, current.school_id = schools.id as "isCurrent"
     from schools
     join school_members member on member.school_id = schools.id
     join school_legal_texts texts on texts.school_id = schools.id
     join current_schools current on current.user_id = schools.owner_id`,
  )
  expect(rows).toEqual([
    { slug: 'old-school', permissions: ['cabinet_root'], body: 'Be kind', isCurrent: true },
  ])
})

test('an enrolment and the mode of its product keep what they say', async () => {
  const { rows } = await pool.query(
    `select enrolments.state, frozen_from is not null as is_frozen, enrolments.source, products.enrolment_mode as mode
     from enrolments join products on products.id = enrolments.product_id`,
  )
  expect(rows).toEqual([{ state: 'active', is_frozen: true, source: 'manual', mode: 'closed' }])
})

test('a job that waits has the words that the code of today reads', async () => {
  const { rows: jobs } = await pool.query('select payload from graphile_worker._private_jobs')
  expect(jobs).toEqual([{ payload: { school_id: 1, to_user_id: 2 } }])
})

test('no table, column, index, sequence or constraint has an old name', async () => {
  const { rows } = await pool.query(
    `select name from (
       select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
       union all select attname from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       union all select conname from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     ) names where name similar to '%(cabinet|subscription|_student)%'`,
  )
  expect(rows).toEqual([])
})
