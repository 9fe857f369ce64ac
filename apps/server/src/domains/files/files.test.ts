import { describe, expect, it, test } from 'vitest'
import type { Transaction } from '../../platform/database/pool.ts'
import { createJobContext } from '../../testing/job-context.ts'
import { testApp } from '../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../testing/people.ts'
import { filmBytes, uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { handleTidyFiles } from './jobs/tidy-files.ts'
import { addDerivedFile, findFileToProcess, setProcess, storageKeyOf } from './process-state.ts'
import { findFileByUuid } from './files.repository.ts'
import { placeFiles } from './use-cases/place-files.ts'

const app = await testApp()
const { call, dependencies } = app
const { owner, schoolId } = await openTestSchool(app, 'first', true)
const rival = await openTestSchool(app, 'second', false)
const as = owner.token
const text = (words: string) => Buffer.from(words)
const pdf = text('%PDF-1.7\n1 0 obj')

const upload = async (name: string, bytes: Buffer, fields: Record<string, string> = {}) => {
  const { status, body } = await uploadForm(app, as, { name, bytes }, { fields })
  expect([status, body.error]).toEqual([201, undefined])
  return body.data
}
const change = <T>(work: (tx: Transaction) => Promise<T>) =>
  dependencies.notifications.dispatchAfterCommit(() => dependencies.db.transaction(work))
const idOf = async (uuid: string) => (await findFileByUuid(dependencies.db, uuid))?.id ?? 0

describe('a file in a form', () => {
  it('is kept with its type by content, and waits for its processing', async () => {
    const file = await upload('Plan.docx', pdf, { convert_media: '0' })
    expect(file).toMatchObject({
      original_name: 'Plan.docx',
      mime_type: 'application/pdf',
      kind: 'pdf',
      bytes: pdf.length,
      process_status: 'pending',
      url: null,
      model: 'storage',
      allow_doc_download: true,
      children: [],
    })
  })

  it('that needs no processing is there at once', async () => {
    const file = await upload('a.zip', text(`PK\u0003\u0004${'\0'.repeat(60)}`))
    expect(file).toMatchObject({ process_status: 'completed', kind: 'archive' })
    expect(file.url).toMatch(/^\/media\/[\w.-]+\/original$/)
  })

  test.each([
    ['no file', 'storage', 'a.txt', '', 422, 'file_empty'],
    ['a page with the name of a picture', 'storage', 'a.png', '<script>1</script>', 422, 'file_type_refused'],
    ['a text where pictures are taken', 'infoUnitContent', 'a.txt', 'words', 422, 'file_type_refused'],
    ['an unknown model', 'root', 'a.txt', 'words', 422, 'upload_invalid'],
  ])('%s', async (_title, model, name, words, status, code) => {
    const reply = await uploadForm(app, as, { name, bytes: text(words) }, { model })
    expect([reply.status, reply.body.error]).toEqual([status, code])
  })

  it('goes into no other school, wherever the form names it', async () => {
    const file = { name: 'a.txt', bytes: text('words') }
    const school = { fields: { cabinet_id: String(rival.schoolId) } }
    expect((await uploadForm(app, as, file, school)).status).toBe(404)
    const stranger = await signUp(app)
    expect((await uploadForm(app, stranger.token, file)).status).toBe(403)
    expect((await uploadForm(app, 'no-session-at-all-here', file)).status).toBe(401)
  })

  it('that was refused leaves no byte behind', async () => {
    const { readdirSync } = await import('node:fs')
    const before = readdirSync(`${dependencies.env.storageFolder}/${schoolId}`, { recursive: true }).length
    await uploadForm(app, as, { name: 'a.jpg', bytes: text('<html></html>') })
    const after = readdirSync(`${dependencies.env.storageFolder}/${schoolId}`, { recursive: true })
    expect(after.filter((name) => String(name).endsWith('original')).length).toBeLessThanOrEqual(before)
  })

  it('is larger than the school may keep', async () => {
    await dependencies.database.pool.query('insert into file_quotas values ($1, 100)', [rival.schoolId])
    const reply = await uploadForm(app, rival.owner.token, { name: 'a.txt', bytes: Buffer.alloc(200, 'a') })
    expect([reply.status, reply.body.error]).toEqual([422, 'quota_exceeded'])
    const fits = await uploadForm(app, rival.owner.token, { name: 'a.txt', bytes: Buffer.alloc(90, 'a') })
    expect(fits.status).toBe(201)
    const full = await uploadForm(app, rival.owner.token, { name: 'a.txt', bytes: Buffer.alloc(20, 'a') })
    expect([full.status, full.body.error]).toEqual([422, 'quota_exceeded'])
    const { body } = await call('GET', '/storage/usage', { as: rival.owner.token })
    expect(body.data).toMatchObject({ quota: 100, used: 90, reserved: 0, files_count: 1 })
  })
})

describe('what is made of a file', () => {
  it('is shown as soon as it is there, the poster first', async () => {
    const { uuid } = await upload('film.mp4', filmBytes)
    const file = await findFileToProcess(dependencies.db, await idOf(uuid))
    expect(file).not.toBeNull()
    if (!file) return
    const now = app.clock.now()
    await change(async (tx) => {
      const child = {
        parentId: file.id,
        kind: 'video',
        bytes: 10,
        mimeType: 'application/vnd.apple.mpegurl',
      } as const
      await addDerivedFile(
        tx,
        { ...child, role: 'hls', storageKey: storageKeyOf(file, 'hls/master.m3u8') },
        now,
      )
      await addDerivedFile(
        tx,
        { ...child, role: 'hls', storageKey: storageKeyOf(file, 'hls/master.m3u8') },
        now,
      )
      await addDerivedFile(
        tx,
        {
          ...child,
          kind: 'image',
          mimeType: 'image/webp',
          role: 'poster',
          storageKey: storageKeyOf(file, 'poster.webp'),
        },
        now,
      )
      await setProcess(tx, file.id, {
        status: 'processing',
        progress: 33.4,
        duration: 12.5,
        width: 640,
        height: 360,
      })
    })
    const { body } = await call('GET', `/files/${uuid}`, { as })
    expect(body.data).toMatchObject({ process_status: 'processing', process_progress: 33, duration: 12.5 })
    expect(body.data.children.map((child: { role: string }) => child.role)).toEqual(['poster', 'hls'])
    expect(body.data.url).toMatch(/^\/media\/[\w.-]+\/hls\/master\.m3u8$/)
    expect(body.data.preview_path).toMatch(/\/poster\.webp$/)
  })
})

describe('the storage', () => {
  it('is searched, filtered and ordered', async () => {
    const folder = (await call('POST', '/storage/folders', { as, body: { name: 'Texts' } })).body.data
    const one = await upload('100% sure.txt', text('one'), { folder_id: String(folder.id) })
    await upload('1000 sure.txt', text('two and more'))
    const list = async (query: string) =>
      (await call('GET', `/files?${query}`, { as })).body.data.map(
        (file: { original_name: string }) => file.original_name,
      )
    expect(await list('search=0%25')).toEqual(['100% sure.txt'])
    expect(await list('search=sure&order=bytes&direction=asc')).toEqual(['100% sure.txt', '1000 sure.txt'])
    expect(await list(`folder_id=${folder.id}`)).toEqual(['100% sure.txt'])
    expect(await list('folder_id=0&search=sure')).toEqual(['1000 sure.txt'])
    expect(await list('kind=video')).toEqual(['film.mp4'])
    expect(await list('kinds=video,archive&order=original_name&direction=asc')).toEqual(['a.zip', 'film.mp4'])
    expect((await call('GET', '/files?kinds=video,spell', { as })).status).toBe(422)
    await change((tx) =>
      placeFiles(tx, { schoolId, type: 'info_unit', id: 9_000 }, [
        { uuid: one.uuid, allowDocPreview: null, allowDocDownload: false },
      ]),
    )
    expect(await list('is_used=1')).toEqual(['100% sure.txt'])
    expect(await list('is_used=0&search=sure')).toEqual(['1000 sure.txt'])
  })

  it('moves files, renames them as labels, and knows only its own', async () => {
    const folder = (await call('POST', '/storage/folders', { as, body: { name: 'Moved' } })).body.data
    const { uuid } = await upload('move.txt', text('move'))
    expect(
      (await call('POST', '/files/move', { as, body: { files: [uuid], folder_id: folder.id } })).status,
    ).toBe(200)
    const named = await call('PUT', `/files/${uuid}`, {
      as,
      body: { original_name: '../a\u202Eb.txt', caption: 'C' },
    })
    expect(named.body.data).toMatchObject({ original_name: 'ab.txt', caption: 'C', folder_id: folder.id })
    const foreign = { files: [uuid], folder_id: null }
    expect((await call('POST', '/files/move', { as: rival.owner.token, body: foreign })).status).toBe(404)
    const other = (await call('POST', '/storage/folders', { as: rival.owner.token, body: { name: 'R' } }))
      .body.data
    const into = await call('POST', '/files/move', { as, body: { files: [uuid], folder_id: other.id } })
    expect([into.status, into.body.error]).toEqual([422, 'foreign_folder'])
  })

  it('keeps folders free of rings, and goes no more than eight deep', async () => {
    const make = async (name: string, parent_id: number | null = null) =>
      (await call('POST', '/storage/folders', { as, body: { name, parent_id } })).body
    const top = (await make('top')).data
    let at = top
    for (let depth = 2; depth <= 8; depth += 1) at = (await make(`depth ${depth}`, at.id)).data
    expect((await make('too deep', at.id)).error).toBe('too_many_folders')
    const ring = await call('PUT', `/storage/folders/${top.id}`, { as, body: { parent_id: at.id } })
    expect([ring.status, ring.body.error]).toEqual([
      422,
      expect.stringMatching(/foreign_folder|too_many_folders/),
    ])
    const own = await call('PUT', `/storage/folders/${top.id}`, { as, body: { parent_id: top.id } })
    expect(own.status).toBe(422)
    const full = await call('DELETE', `/storage/folders/${top.id}`, { as })
    expect([full.status, full.body.error]).toEqual([409, 'folder_not_empty'])
    expect((await call('DELETE', `/storage/folders/${at.id}`, { as })).status).toBe(200)
  })

  it('gives a file other bytes wherever it stands', async () => {
    const old = await upload('old.txt', text('old words'))
    const fresh = await upload('new.pdf', pdf)
    const place = { schoolId, type: 'info_unit', id: 9_001 } as const
    await change((tx) =>
      placeFiles(tx, place, [{ uuid: old.uuid, allowDocPreview: null, allowDocDownload: null }]),
    )
    const busy = await call('POST', `/files/${fresh.uuid}/replace`, { as, body: { file: old.uuid } })
    expect([busy.status, busy.body.error]).toEqual([409, 'file_in_use'])
    const done = await call('POST', `/files/${old.uuid}/replace`, { as, body: { file: fresh.uuid } })
    expect(done.body.data).toMatchObject({
      uuid: old.uuid,
      original_name: 'new.pdf',
      kind: 'pdf',
      usages_count: 1,
    })
    expect((await call('GET', `/files/${fresh.uuid}`, { as })).status).toBe(404)
    const download = await app.app.inject({
      url: `/api/v1/files/${old.uuid}/download?origin=1`,
      headers: { authorization: `Bearer ${as}`, host: 'localhost' },
    })
    expect(download.payload).toBe(String(pdf))
  })
})

describe('deleting files', () => {
  const remove = (body: unknown, token = as) => call('DELETE', '/files/delete-files/', { as: token, body })

  it('is all or nothing, and by ids alone', async () => {
    const own = await upload('own.txt', text('own'))
    for (const files of [
      ['../../etc/passwd'],
      ['/etc/passwd'],
      ['a\u0000b'],
      ['%2e%2e%2f'],
      ['*'],
      [own.uuid, '*'],
      [],
    ])
      expect((await remove({ files })).status).toBe(422)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await remove({ files: [own.uuid, unknown] })).status).toBe(404)
    expect((await remove({ files: [own.uuid] }, rival.owner.token)).status).toBe(404)
    expect((await call('GET', `/files/${own.uuid}`, { as })).status).toBe(200)
    const gone = await remove({ files: [own.uuid, own.uuid] })
    expect([gone.status, gone.body.data]).toEqual([200, { success: true, deleted: 1 }])
    expect((await call('GET', `/files/${own.uuid}`, { as })).status).toBe(404)
  })

  it('is refused while one is used, with its places, unless they are known', async () => {
    const used = await upload('used.txt', text('used'))
    const place = { schoolId, type: 'info_unit', id: 9_002 } as const
    await change((tx) =>
      placeFiles(tx, place, [{ uuid: used.uuid, allowDocPreview: null, allowDocDownload: null }]),
    )
    const refused = await remove({ files: [used.uuid] })
    expect([refused.status, refused.body.error, refused.body.error_codes]).toEqual([
      409,
      'file_in_use',
      { [used.uuid]: ['info_unit:9002'] },
    ])
    const usages = await call('GET', `/files/${used.uuid}/usages`, { as })
    expect(usages.body.data).toEqual([
      { file: used.uuid, place_type: 'info_unit', place_id: 9002, is_open: false, title: '', link: null },
    ])
    expect((await remove({ files: [used.uuid], force: true })).status).toBe(200)
  })

  it('needs its own right', async () => {
    const { uuid } = await upload('kept.txt', text('kept'))
    const keeper = await addStaff(app, schoolId, ['storage_store', 'storage_list', 'storage_read'])
    expect((await remove({ files: [uuid] }, keeper.token)).status).toBe(403)
  })

  it('removes the bytes a day later, with all that was made of them', async () => {
    const { uuid } = await upload('gone.txt', text('gone'))
    const { storage } = dependencies
    await storage.put(`${schoolId}/${uuid}/hls/360/a.ts`, text('segment'))
    await remove({ files: [uuid] })
    const tidy = handleTidyFiles(dependencies)
    await tidy.run({}, createJobContext(app.clock))
    expect(await storage.head(`${schoolId}/${uuid}/original`)).toBeDefined()
    app.clock.advance(24 * 60 * 60 * 1000)
    await tidy.run({}, createJobContext(app.clock))
    expect(await storage.head(`${schoolId}/${uuid}/original`)).toBeUndefined()
    expect(await storage.head(`${schoolId}/${uuid}/hls/360/a.ts`)).toBeUndefined()
  })
})
