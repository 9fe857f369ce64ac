import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { testDatabase } from '../testing/database/database.ts'
import { startOver } from '../testing/database/older-database.ts'

const database = await testDatabase()
const { pool, target } = database

const columns = `cabinet_id, owner_id, model, extension, storage_key, storage_folder, uploaded_at, kind, bytes`
const values = `1, 1, 'file', 'x', 'key', 'folder', now(), 'image', 1`

/** Pictures as they were processed before scans were cleaned, and lessons with files, some of them removed. */
const before = `
  insert into files (id, uuid, original_name, mime_type, process_status, meta, parent_id, role, ${columns}) overriding system value values
    (1, gen_random_uuid(), 'open scan', 'image/tiff', 'completed', '{"format":"tiff","isBare":true}', null, null, ${values}),
    (2, gen_random_uuid(), 'clean scan', 'image/tiff', 'completed', '{"format":"tiff","isBare":false}', null, null, ${values}),
    (3, gen_random_uuid(), 'clean', 'image/tiff', 'completed', '{}', 2, 'clean', ${values}),
    (4, gen_random_uuid(), 'drawing', 'image/png', 'completed', '{"format":"png","isBare":true}', null, null, ${values}),
    (5, gen_random_uuid(), 'broken scan', 'image/tiff', 'failed', '{}', null, null, ${values});
  insert into courses (id, cabinet_id, product_id, created_at, updated_at, deleted_at) overriding system value values
    (1, 1, 1, now(), now(), null),
    (2, 1, 2, now(), now(), now());
  insert into lessons (id, cabinet_id, course_id, product_id, title, slug, status_id, position, accessible_timezone, created_at, updated_at, deleted_at) overriding system value values
    (1, 1, 1, 1, 'Lesson', 'lesson', 4, 1, 'UTC', now(), now(), null),
    (2, 1, 1, 1, 'Removed lesson', 'gone', 4, 2, 'UTC', now(), now(), now()),
    (3, 1, 2, 2, 'Of a removed course', 'lost', 4, 1, 'UTC', now(), now(), null);
  insert into lesson_sections (id, cabinet_id, lesson_id, name, position, revision, updated_at, deleted_at) overriding system value values
    (1, 1, 1, '', 1, 1, now(), null), (2, 1, 1, 'Removed', 2, 1, now(), now()),
    (3, 1, 2, '', 1, 1, now(), null), (4, 1, 3, '', 1, 1, now(), null);
  insert into info_units (id, cabinet_id, section_id, key, type_id, title, position, content, public_content, updated_at)
    overriding system value select id, 1, id, 'unit', 4, '', 1, '{}', '{}', now() from lesson_sections;
  insert into file_usages (file_id, cabinet_id, place_type, place_id) values
    (4, 1, 'info_unit', 1), (4, 1, 'info_unit', 2), (4, 1, 'info_unit', 3), (4, 1, 'info_unit', 4),
    (4, 1, 'info_unit', 900), (4, 1, 'quiz', 2);`

beforeAll(async () => {
  await startOver(database, 13)
  await pool.query(before)
  await migrateDatabase(target)
})

test('a scan that was processed before scans were cleaned is closed to strangers and waits to be processed', async () => {
  const { rows } = await pool.query(
    'select original_name as name, process_status as status, meta from files where parent_id is null order by id',
  )
  expect(rows).toEqual([
    { name: 'open scan', status: 'pending', meta: { format: 'tiff' } },
    { name: 'clean scan', status: 'completed', meta: { format: 'tiff', isBare: false } },
    { name: 'drawing', status: 'completed', meta: { format: 'png', isBare: true } },
    { name: 'broken scan', status: 'failed', meta: {} },
  ])
})

test('places of what was removed before count no longer', async () => {
  const { rows } = await pool.query(
    'select place_type as type, place_id::int as id from file_usages order by place_type, place_id',
  )
  expect(rows).toEqual([
    { type: 'info_unit', id: 1 },
    { type: 'quiz', id: 2 },
  ])
})
