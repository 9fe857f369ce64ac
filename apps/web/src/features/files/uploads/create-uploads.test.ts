import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createUploads } from './create-uploads.ts'
import { createFakeBrowser, createFakeDependencies } from './testing/fake-dependencies.ts'

const file = (name = 'talk.mp4', text = 'data') => new File([text], name)
const storage = { model: 'storage' } as const
const here = { person: '7', schoolId: 3 }

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const open = async (fakes = createFakeDependencies()) => {
  const uploads = createUploads(fakes.dependencies)
  await uploads.begin(here)
  const statuses = () => uploads.get().map(({ status }) => status)
  const sent = (count: number) => vi.waitFor(() => expect(fakes.calls).toHaveLength(count))
  /** Stores the bytes of the call of this number. */
  const store = (at: number, uuid = `file-${at}`) => {
    fakes.calls[at]?.sending.onAddress(`/api/v1/uploads/${at}`)
    fakes.calls[at]?.sending.onFileId(uuid)
    fakes.calls[at]?.end({ kind: 'stored' })
  }
  return { ...fakes, uploads, statuses, sent, store }
}

test('three go out at a time, the next when one of them is done', async () => {
  const { uploads, sent, store, statuses, calls } = await open()
  uploads.add(
    ['a', 'b', 'c', 'd'].map((name) => file(name)),
    storage,
  )
  await sent(3)
  expect(statuses()).toEqual(['progress', 'progress', 'progress', 'waiting'])
  store(0)
  await sent(4)
  expect(calls[3]?.sending.file.name).toBe('d')
  await vi.waitFor(() => expect(statuses()[0]).toBe('completed'))
})

test('what the server needs to know travels with the upload', async () => {
  const { uploads, sent, calls } = await open()
  uploads.add([new File(['x'], 'plan.pdf', { type: 'application/pdf' })], {
    model: 'courseLesson',
    folderId: 5,
  })
  await sent(1)
  expect(calls[0]?.sending.metadata).toEqual({
    filename: 'plan.pdf',
    original_name: 'plan.pdf',
    mime_type: 'application/pdf',
    model: 'courseLesson',
    cabinet_id: '3',
    folder_id: '5',
  })
})

test('a file chosen before it is known who uploads waits for that, and is stopped where it was stopped', async () => {
  const { dependencies, calls } = createFakeDependencies()
  const uploads = createUploads(dependencies)
  const [, stopped = ''] = uploads.add([file('early.mp4'), file('stopped.mp4')], storage)
  uploads.abort(stopped)
  expect(uploads.get().map(({ name }) => name)).toEqual(['early.mp4', 'stopped.mp4'])
  expect(calls).toHaveLength(0)
  await uploads.begin(here)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.sending.metadata).toMatchObject({ filename: 'early.mp4', cabinet_id: '3' })
  expect(uploads.get().map(({ status }) => status)).toEqual(['progress', 'aborted'])
  uploads.retry(stopped)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
})

test('progress, checking, completed: the states of a file that is made ready', async () => {
  const { uploads, sent, store, process, wake, waits, tick, calls } = await open()
  process('file-0', { process_status: 'processing', process_progress: 40 })
  uploads.add([file()], storage)
  await sent(1)
  tick(1_000)
  calls[0]?.sending.onProgress(2)
  expect(uploads.get()[0]).toMatchObject({ status: 'progress', sent: 2 })
  store(0)
  await vi.waitFor(() =>
    expect(uploads.get()[0]).toMatchObject({ status: 'checking', file: { process_progress: 40 } }),
  )
  // It is asked about every two seconds (document 001 §9).
  await vi.waitFor(() => expect(waits.at(-1)).toBe(2_000))
  process('file-0', { process_status: 'completed' })
  wake()
  await vi.waitFor(() => expect(uploads.get()[0]?.status).toBe('completed'))
})

test('what cannot be made ready fails with the reason, and is not sent again', async () => {
  const { uploads, sent, store, process } = await open()
  process('file-0', { process_status: 'failed', process_error: 'too_long' })
  uploads.add([file()], storage)
  await sent(1)
  store(0)
  await vi.waitFor(() =>
    expect(uploads.get()[0]).toMatchObject({
      status: 'failed',
      reason: { code: 'process_error_too_long' },
      canRetry: false,
    }),
  )
})

test('a refusal is told and can be tried again when the school made room', async () => {
  const { uploads, sent, calls, store, statuses } = await open()
  const [id = ''] = uploads.add([file()], storage)
  await sent(1)
  calls[0]?.end({
    kind: 'failed',
    status: 422,
    body: '{"error":"quota_exceeded","params":{"free":1,"quota":9}}',
  })
  await vi.waitFor(() => expect(uploads.get()[0]).toMatchObject({ status: 'failed', canRetry: true }))
  expect(uploads.get()[0]?.reason).toEqual({ code: 'quota_exceeded', params: { free: 1, quota: 9 } })
  uploads.retry(id)
  await sent(2)
  store(1)
  await vi.waitFor(() => expect(statuses()).toEqual(['completed']))
})

test('too large a file is refused before a byte is sent', async () => {
  const { uploads, calls } = await open()
  uploads.add([file('big.mp4', 'x'.repeat(1_001))], storage)
  await vi.waitFor(() =>
    expect(uploads.get()[0]?.reason).toEqual({ code: 'file_too_large', params: { limit: 1_000 } }),
  )
  expect(calls).toHaveLength(0)
})

test('without an answer it waits and goes on from the same place', async () => {
  const { uploads, sent, calls, wake } = await open()
  uploads.add([file()], storage)
  await sent(1)
  calls[0]?.sending.onAddress('/api/v1/uploads/one')
  calls[0]?.end({ kind: 'failed', status: 0, body: '' })
  await vi.waitFor(() => expect(uploads.get()[0]).toMatchObject({ status: 'progress', waitsFor: 'network' }))
  wake()
  await sent(2)
  expect(calls[1]?.sending.url).toBe('/api/v1/uploads/one')
})

test('a device that is cut off does not wait for the browser to notice', async () => {
  const { uploads, sent, cutOff, wake } = await open()
  uploads.add([file()], storage)
  await sent(1)
  cutOff()
  await vi.waitFor(() => expect(uploads.get()[0]).toMatchObject({ status: 'progress', waitsFor: 'network' }))
  wake()
  await sent(2)
})

test('an upload that is gone on the server begins anew', async () => {
  const { uploads, sent, calls } = await open()
  uploads.add([file()], storage)
  await sent(1)
  calls[0]?.sending.onAddress('/api/v1/uploads/one')
  calls[0]?.end({ kind: 'failed', status: 410, body: '' })
  await sent(2)
  expect(calls[1]?.sending.url).toBeNull()
})

test('aborting ends it on the server; another try begins anew', async () => {
  const { uploads, sent, calls, ended, statuses } = await open()
  const [id = ''] = uploads.add([file()], storage)
  await sent(1)
  calls[0]?.sending.onAddress('/api/v1/uploads/one')
  uploads.abort(id)
  expect(statuses()).toEqual(['aborted'])
  await vi.waitFor(() => expect(ended).toEqual(['/api/v1/uploads/one']))
  uploads.retry(id)
  await sent(2)
  expect(calls[1]?.sending.url).toBeNull()
})

test('the next visit goes on with the bytes that the device kept', async () => {
  const first = await open()
  first.uploads.add([file('kept.mp4', 'the same bytes')], storage)
  await first.sent(1)
  first.calls[0]?.sending.onAddress('/api/v1/uploads/one')
  await vi.waitFor(() => expect(first.uploads.get()[0]?.isStored).toBe(true))

  const second = await open()
  await second.sent(1)
  expect(second.calls[0]?.sending.url).toBe('/api/v1/uploads/one')
  expect(await second.calls[0]?.sending.file.text()).toBe('the same bytes')
  second.store(0)
  await vi.waitFor(() => expect(second.statuses()).toEqual(['completed']))
  await vi.waitFor(async () => expect((await open()).statuses()).toEqual([]))
})

test('somebody else on this device sees nothing of it', async () => {
  const { uploads, sent } = await open()
  uploads.add([file()], storage)
  await sent(1)
  const other = createUploads(createFakeDependencies().dependencies)
  await other.begin({ person: '8', schoolId: null })
  expect(other.get()).toEqual([])
})

test('a file that the device could not keep is asked for, and no other one is taken', async () => {
  const fakes = createFakeDependencies()
  const first = await open({
    ...fakes,
    dependencies: {
      ...fakes.dependencies,
      stored: { ...fakes.dependencies.stored, saveFile: () => Promise.resolve(false) },
    },
  })
  first.uploads.add([file('large.mp4', 'large')], storage)
  await first.sent(1)
  first.calls[0]?.sending.onAddress('/api/v1/uploads/one')
  await vi.waitFor(async () =>
    expect((await fakes.dependencies.stored.list('7'))[0]?.url).toBe('/api/v1/uploads/one'),
  )

  const second = await open()
  await vi.waitFor(() => expect(second.statuses()).toEqual(['missing']))
  const id = second.uploads.get()[0]?.id ?? ''
  expect(await second.uploads.giveFile(id, file('large.mp4', 'other'))).toBe(false)
  expect(await second.uploads.giveFile(id, file('moved.mp4', 'large'))).toBe(true)
  await second.sent(1)
  expect(second.calls[0]?.sending.url).toBe('/api/v1/uploads/one')
})

test('two tabs do not send the same, and either of them can stop it', async () => {
  const browser = createFakeBrowser()
  const first = await open(createFakeDependencies(browser))
  const second = await open(createFakeDependencies(browser))
  const [id = ''] = first.uploads.add([file()], storage)
  await first.sent(1)
  await vi.waitFor(() => expect(second.uploads.get()[0]).toMatchObject({ id, waitsFor: 'tab' }))
  expect(second.calls).toHaveLength(0)
  second.uploads.abort(id)
  await vi.waitFor(() => expect(first.statuses()).toEqual(['aborted']))
  await vi.waitFor(() => expect(second.statuses()).toEqual(['aborted']))
})

test('bytes that are meant to replace a file take its place when they have arrived', async () => {
  const { uploads, sent, store, replaced } = await open()
  uploads.add([file()], { model: 'storage', replaces: 'old-file' })
  await sent(1)
  store(0, 'new-file')
  await vi.waitFor(() =>
    expect(uploads.get()[0]).toMatchObject({ status: 'completed', fileUuid: 'old-file' }),
  )
  expect(replaced).toEqual([['old-file', 'new-file']])
})

test('what is over can be cleared away', async () => {
  const { uploads, sent, store, statuses } = await open()
  uploads.add([file('a'), file('b')], storage)
  await sent(2)
  store(0)
  await vi.waitFor(() => expect(statuses()).toContain('completed'))
  uploads.clear()
  expect(statuses()).toEqual(['progress'])
})
