import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { testDatabase } from '../testing/database/database.ts'
import { startOver } from '../testing/database/older-database.ts'

const database = await testDatabase()
const { pool, target } = database

/** People as they were before choices had a table: one with everything on, one with everything off, one with some of it off. */
const oldChoices = `
  insert into users (name, email, notifications, created_at, updated_at) values
    ('On', 'on@lectern.test', '{"learning": true, "reviews": true}', now(), now()),
    ('None', 'none@lectern.test', '{}', now(), now()),
    ('Off', 'off@lectern.test', '{"learning": false, "reviews": false, "comments": false, "news": false}', now(), now()),
    ('Some', 'some@lectern.test', '{"learning": false, "reviews": true, "news": false}', now(), now())`

beforeAll(async () => {
  await startOver(database, 48)
  await pool.query(oldChoices)
  await migrateDatabase(target)
})

test('what people had switched off stays off by letter, in every school, and nothing else does', async () => {
  const { rows } = await pool.query(
    `select users.name, school_id, "group", bell, mail from notification_choices
     join users on users.id = user_id order by users.id, "group"`,
  )
  const off = (name: string, group: string) => ({ name, school_id: null, group, bell: true, mail: false })
  expect(rows).toEqual([
    ...['access', 'comments', 'learning', 'news', 'reviews'].map((group) => off('Off', group)),
    ...['access', 'learning', 'news'].map((group) => off('Some', group)),
  ])
})
