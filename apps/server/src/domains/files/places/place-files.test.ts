import { expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { placeFiles } from '../use-cases/place-files.ts'

const app = await testApp()
const { call, dependencies } = app
const { owner, schoolId } = await openTestSchool(app, 'first', true)
const as = owner.token

const upload = async (name: string) =>
  (await uploadForm(app, as, { name, bytes: Buffer.from(name) })).body.data
const change = (work: (tx: Transaction) => Promise<void>) => dependencies.db.transaction(work)

test('a place takes what was given again: deleted files are left out, and nothing is told where nothing differs', async () => {
  const [kept, gone] = [await upload('kept.txt'), await upload('gone.txt')]
  const place = { schoolId, type: 'info_unit', id: 9_100 } as const
  const given = [kept, gone].map(({ uuid }) => ({ uuid, allowDocPreview: null, allowDocDownload: null }))
  await change((tx) => placeFiles(tx, place, given))
  await call('DELETE', '/files/delete-files/', { as, body: { files: [gone.uuid], force: true } })
  await change((tx) => placeFiles(tx, place, given))
  const { rows } = await dependencies.database.pool.query(
    'select xmin::text as version from file_usages where place_id = 9100',
  )
  await change((tx) => placeFiles(tx, place, given))
  const after = await dependencies.database.pool.query(
    'select xmin::text as version from file_usages where place_id = 9100',
  )
  expect([rows.length, after.rows]).toEqual([1, rows])
  const foreign = { uuid: crypto.randomUUID(), allowDocPreview: null, allowDocDownload: null }
  await expect(change((tx) => placeFiles(tx, place, [foreign]))).rejects.toThrow('foreign_file')
})
