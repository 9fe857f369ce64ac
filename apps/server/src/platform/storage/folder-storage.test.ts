import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { describeObjectStorage } from '../../testing/outside-services/describe-object-storage.ts'
import { createFolderStorage } from './folder-storage.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-files-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describeObjectStorage('objects in a folder', async () => createFolderStorage(newFolder()))

test('a put that breaks leaves no file behind', async () => {
  const folder = newFolder()
  const breaking = new Readable({ read: () => {} })
  const put = createFolderStorage(folder).put('7/a', breaking)
  breaking.push('half')
  breaking.destroy(new Error('the sender went away'))
  await expect(put).rejects.toThrow('the sender went away')
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([])
})
