import { expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'

const app = await testApp()
const { call, dependencies } = app
const as = (await openTestSchool(app, 'first', true)).owner.token
const rival = await openTestSchool(app, 'second', false)

const put = (name: string, words: string, fields: Record<string, string> = {}) =>
  uploadForm(app, as, { name, bytes: Buffer.from(words) }, { fields })

test('the storage is searched in a folder with all that lie below it', async () => {
  const make = async (name: string, parent_id: number | null = null): Promise<number> =>
    (await call('POST', '/storage/folders', { as, body: { name, parent_id } })).body.data.id
  const top = await make('Deep')
  const middle = await make('Deeper', top)
  const low = await make('Deepest', middle)
  await put('deep 1.txt', 'one', { folder_id: String(top) })
  await put('deep 2.txt', 'two', { folder_id: String(low) })
  await put('deep 3.txt', 'three')
  const list = async (query: string, token = as) => {
    const { body } = await call('GET', `/files?search=deep&order=original_name&direction=asc&${query}`, {
      as: token,
    })
    const names: string[] = body.data.map((file: { original_name: string }) => file.original_name.at(5))
    return { found: names.join(''), total: body.meta.total, next: body.links.next }
  }
  expect(await list(`folder_id=${top}`)).toMatchObject({ found: '1', total: 1 })
  expect(await list(`folder_id=${top}&deep=1`)).toMatchObject({ found: '12', total: 2 })
  expect(await list(`folder_id=${middle}&deep=true`)).toMatchObject({ found: '2' })
  expect(await list('folder_id=0')).toMatchObject({ found: '3' })
  expect(await list('folder_id=0&deep=1')).toMatchObject({ found: '123' })
  expect(await list('deep=0')).toMatchObject({ found: '123' })
  expect((await list(`folder_id=${top}&deep=1&per_page=1`)).next).toMatch(/[?&]deep=true(&|$)/)
  expect(await list(`folder_id=${top}&deep=1`, rival.owner.token)).toMatchObject({ found: '', total: 0 })
  // A ring that no call can make does not hold up the search.
  await dependencies.database.pool.query('update file_folders set parent_id = $1 where id = $2', [low, top])
  expect(await list(`folder_id=${middle}&deep=1`)).toMatchObject({ found: '12' })
  await dependencies.database.pool.query('update file_folders set parent_id = null where id = $1', [top])
})
