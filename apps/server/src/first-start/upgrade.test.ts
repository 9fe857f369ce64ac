import { seededGroups } from '@lectern/contract/staff/seeded-groups'
import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { hashToken } from '../platform/sign-in/tokens.ts'
import { testDatabase } from '../testing/database/database.ts'
import { startOver } from '../testing/database/older-database.ts'

const database = await testDatabase()
const { pool, target } = database
/** A school as the first version left it: an owner who is signed in. */
const oldSchool = `
  insert into users (name, email, created_at, updated_at)
    values ('Old Owner', 'old-owner@lectern.test', now(), now());
  insert into sessions (user_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
    select id, 'raw-token', now() + interval '1 day', '192.0.2.1', 'Old browser', now(), now() from users;
  insert into cabinets (name, slug, owner_id, created_at) select 'Old school', 'old-school', id, now() from users;
  insert into cabinet_members (cabinet_id, user_id, permissions, created_at)
    select cabinets.id, owner_id, '{cabinet_root}', now() from cabinets;`

beforeAll(async () => {
  await startOver(database, 1)
  await pool.query(oldSchool)
  await migrateDatabase(target)
})

test('whoever was signed in before an upgrade still is, by a token that is now kept as a hash', async () => {
  const { rows } = await pool.query('select token, must_rotate from sessions')
  expect(rows).toEqual([{ token: hashToken('raw-token'), must_rotate: false }])
})

test('the sign-in stands in the history', async () => {
  const { rows } = await pool.query(
    `select event.method, event.outcome, event.ip, event.user_agent, session.token
     from sign_in_events event join sessions session on session.id = event.session_id`,
  )
  expect(rows).toEqual([
    {
      method: 'password',
      outcome: 'success',
      ip: '192.0.2.1',
      user_agent: 'Old browser',
      token: hashToken('raw-token'),
    },
  ])
})

test('a school that was there has the groups with which every school begins', async () => {
  const { rows } = await pool.query(
    'select key, name, is_system as "isSystem", permissions from access_groups order by id',
  )
  expect(rows).toEqual(
    seededGroups.map(({ key, name, isSystem, permissions }) => ({ key, name, isSystem, permissions })),
  )
})
