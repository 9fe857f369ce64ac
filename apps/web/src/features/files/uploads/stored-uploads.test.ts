import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { createStoredUploads, type StoredUpload } from './stored-uploads.ts'

const upload: StoredUpload = {
  id: 'one',
  person: '7',
  name: 'talk.mp4',
  bytes: 4,
  model: 'storage',
  schoolId: 3,
  folderId: null,
  replaces: null,
  url: '/api/v1/uploads/1',
  fileUuid: null,
  fingerprint: null,
  state: 'open',
  reason: null,
  addedAt: 1,
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const putOldRecord = async () => {
  const { schoolId: cabinetId, ...rest } = upload
  await createStoredUploads().save(upload)
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('lectern-uploads')
    request.addEventListener('success', () => {
      const writing = request.result.transaction('uploads', 'readwrite')
      writing.objectStore('uploads').put({ ...rest, cabinetId })
      writing.addEventListener('complete', resolve)
    })
    request.addEventListener('error', reject)
  })
}

test('an upload that an older version left on the device goes on in its school', async () => {
  await putOldRecord()
  expect((await createStoredUploads().list('7')).map(({ schoolId }) => schoolId)).toEqual([3])
  expect(await createStoredUploads().find('one')).toMatchObject({ schoolId: 3 })
})
