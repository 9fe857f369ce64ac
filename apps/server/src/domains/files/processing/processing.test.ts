import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FileKind } from '@lectern/contract/files/kinds'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { findMediaTools, type MediaTools } from '../../../platform/media/tools.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { clips } from '../../../testing/media/media-samples.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { findFileByUuid, insertFile, listDerivedFiles } from '../files.repository.ts'
import { enqueueProcessing, setProcess } from '../process-state.ts'
import { chooseDownload, findDelivered } from '../rules/find-delivered.ts'
import { handleProcessing } from './handle-process-file.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const app = await testApp()
const { db, database, storage, log } = app.dependencies
const school = await openTestSchool(app, 'media', true)
const folder = mkdtempSync(join(tmpdir(), 'lectern-clips-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const upload = async (
  path: string,
  kind: FileKind,
  mimeType: string,
  { schoolId, ownerId } = { schoolId: school.schoolId, ownerId: school.owner.id },
) => {
  const uuid = randomUUID()
  const storageFolder = `${schoolId}/${uuid}`
  const storageKey = `${storageFolder}/original`
  const { bytes } = await storage.put(storageKey, createReadStream(path))
  const extension = path.slice(path.lastIndexOf('.') + 1)
  return db.transaction(async (tx) => {
    const file = await insertFile(tx, {
      uuid,
      schoolId,
      ownerId,
      model: 'storage',
      originalName: `clip.${extension}`,
      extension,
      mimeType,
      kind,
      bytes,
      storageKey,
      storageFolder,
      processStatus: 'pending',
      uploadedAt: app.clock.now(),
    })
    await enqueueProcessing(tx, file.id)
    return file
  })
}

const work = (tools?: MediaTools) =>
  drainQueue(database, handleProcessing(app.dependencies, tools), { clock: app.clock, log })

const process = async (path: string, kind: FileKind, mimeType: string, tools?: MediaTools) => {
  const { id, uuid } = await upload(path, kind, mimeType)
  await work(tools)
  const file = await findFileByUuid(db, uuid)
  const children = await listDerivedFiles(db, school.schoolId, [id])
  return {
    file,
    children,
    roles: children.map(({ role, label }) => (label === null ? role : `${role} ${label}`)),
  }
}

const none: MediaTools = {
  ffmpeg: null,
  ffprobe: null,
  pdfinfo: null,
  pdftoppm: null,
  pdftotext: null,
  soffice: null,
}

const wordsOf = async (fileId: number | undefined) => {
  const { rows } = await database.pool.query<{ content: string }>(
    'select content from file_texts where file_id = $1',
    [fileId],
  )
  return rows[0]?.content
}

const again = (fileId: number) =>
  db.transaction(async (tx) => {
    await setProcess(tx, fileId, { status: 'pending' })
    await enqueueProcessing(tx, fileId)
  })

const inOrder = (roles: readonly (string | null)[]) =>
  roles.map(String).toSorted((one, other) => one.localeCompare(other))

const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const stored = async (key: string | undefined) => {
  const found = await storage.get(key ?? '')
  return found ? buffer(found.stream) : null
}

describe('processing', () => {
  it('takes a film without a picture, as browsers record sound, for an audio', async () => {
    const { file, roles } = await process(clips.recorded(folder), 'video', 'video/webm')
    expect(file).toMatchObject({ processStatus: 'completed', kind: 'audio', mimeType: 'audio/webm' })
    expect(file?.duration).toBeCloseTo(3, 0)
    expect(inOrder(roles)).toEqual(['aac', 'mp3'])
  })

  it('makes of a video what streams, and all of it is in the storage', async () => {
    const { file, children, roles } = await process(clips.short(folder), 'video', 'video/mp4')
    expect(file).toMatchObject({
      processStatus: 'completed',
      processProgress: 100,
      processError: null,
      width: 1280,
      height: 720,
    })
    expect(inOrder(roles)).toEqual([
      'hls',
      'hls_rendition 360',
      'hls_rendition 480',
      'hls_rendition 720',
      'mp4',
      'poster',
      'storyboard',
      'storyboard_vtt',
    ])
    for (const { storageKey } of children) expect(await stored(storageKey)).not.toBeNull()
    const master = String(await stored(children.find(({ role }) => role === 'hls')?.storageKey))
    expect([...master.matchAll(/^(\d+)\/index/gm)].map(([, lines]) => lines)).toEqual(['360', '480', '720'])
    const first = String(await stored(`${file?.storageFolder}/hls/360/index.m3u8`))
    for (const [, name] of first.matchAll(/^(segment-\d+\.m4s)$/gm)) {
      expect(await stored(`${file?.storageFolder}/hls/360/${name}`)).not.toBeNull()
    }
  }, 60_000)

  it('makes of an audio what every browser plays, with its bars', async () => {
    const { file, roles } = await process(clips.ogg(folder), 'audio', 'audio/ogg')
    expect(file).toMatchObject({ processStatus: 'completed', duration: expect.closeTo(2, 0) })
    expect(file?.peaks).toHaveLength(21)
    expect(inOrder(roles)).toEqual(['aac', 'mp3'])
  })

  it('takes a video without a picture for the audio that it is', async () => {
    expect(inOrder((await process(clips.m4a(folder), 'video', 'video/mp4')).roles)).toEqual(['aac', 'mp3'])
  })

  it('makes pictures in steps', async () => {
    const picture = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const { file, roles } = await process(write('photo.jpg', picture), 'image', 'image/jpeg')
    expect(file).toMatchObject({ processStatus: 'completed', width: 700, height: 350 })
    expect(roles).toContain('image 320')
  })

  it('keeps what a photo tells besides itself for the school', async () => {
    const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#fff' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } })
      .toBuffer()
    const { file, children } = await process(write('place.jpg', photo), 'image', 'image/jpeg')
    if (!file) throw new Error('no file')
    const standing = { mayPreview: true, mayDownload: true }
    const outside = chooseDownload({ file, children }, { ...standing, isInside: false }, {})
    expect(outside.name).toBe('clip.jpg')
    expect((await sharp((await stored(outside.delivered.key)) ?? '').metadata()).exif).toBeUndefined()
    const shown = findDelivered({ file, children }, { ...standing, isInside: false }, 'original')
    expect(shown?.key).toBe(outside.delivered.key)
    const inside = chooseDownload({ file, children }, { ...standing, isInside: true }, {})
    expect((await stored(inside.delivered.key))?.equals(photo)).toBe(true)
  })

  it('counts the pages of a PDF and reads its words', async () => {
    const { file, roles } = await process(
      write('paper.pdf', onePagePdf('Cold stars')),
      'pdf',
      'application/pdf',
    )
    expect(file).toMatchObject({ processStatus: 'completed', pages: 1 })
    expect(await wordsOf(file?.id)).toBe('Cold stars')
    expect(roles).toEqual(['poster'])
  })

  it.runIf(findMediaTools().soffice !== null)('makes a PDF of an office document', async () => {
    const rtf = write('letter.rtf', String.raw`{\rtf1\ansi Words of a letter}`)
    const { file, roles } = await process(rtf, 'document', 'application/rtf')
    expect(file).toMatchObject({ processStatus: 'completed', pages: 1 })
    expect(await wordsOf(file?.id)).toBe('Words of a letter')
    expect(inOrder(roles)).toEqual(['poster', 'preview_pdf'])
  })

  it('reads plain text without any program', async () => {
    const text = write('notes.txt', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xb3, 0xf2, 0x0a]))
    const { file, roles } = await process(text, 'document', 'text/plain', none)
    expect(file).toMatchObject({ processStatus: 'completed', processError: null })
    expect([await wordsOf(file?.id), roles]).toEqual(['Привіт', []])
  })

  it('says why it failed, keeps the original, and goes on with the next file', async () => {
    const broken = await process(write('broken.mp4', 'no video at all'), 'video', 'video/mp4')
    expect(broken.file).toMatchObject({ processStatus: 'failed', processError: 'unreadable' })
    expect(String(await stored(broken.file?.storageKey))).toBe('no video at all')
    expect((await process(clips.wav(folder), 'audio', 'audio/wav')).file).toMatchObject({
      processStatus: 'completed',
    })
  })

  it('without the tools publishes the original and says what is missing', async () => {
    for (const [path, kind, mimeType, error] of [
      [clips.small(folder), 'video', 'video/mp4', 'renditions_unavailable'],
      [write('plain.pdf', onePagePdf('Words')), 'pdf', 'application/pdf', 'tool_missing'],
      [write('plain.docx', 'PK'), 'document', 'application/msword', 'preview_unavailable'],
    ] as const) {
      const { file } = await process(path, kind, mimeType, none)
      expect(file).toMatchObject({ processStatus: 'completed', processError: error })
    }
  })

  it('done again doubles nothing', async () => {
    const { file, roles } = await process(clips.mp3(folder), 'audio', 'audio/mpeg')
    await again(file?.id ?? 0)
    await work()
    expect((await listDerivedFiles(db, school.schoolId, [file?.id ?? 0])).length).toBe(roles.length)
  })

  it('done again never takes away what plays: the new stands beside, and takes its place when all is made', async () => {
    const { file, children } = await process(clips.small(folder), 'video', 'video/mp4')
    const id = file?.id ?? 0
    const keys = (of: typeof children) => of.map(({ storageKey }) => storageKey).toSorted()
    await again(id)
    await work({ ...findMediaTools(), ffmpeg: '/bin/false' })
    expect(keys(await listDerivedFiles(db, school.schoolId, [id]))).toEqual(keys(children))
    await again(id)
    await work()
    const anew = await listDerivedFiles(db, school.schoolId, [id])
    const rolesOf = (of: typeof children) => inOrder(of.map(({ role }) => role))
    expect(rolesOf(anew)).toEqual(rolesOf(children))
    for (const { storageKey } of [...children, ...anew]) expect(await stored(storageKey)).not.toBeNull()
    expect(keys(anew)).not.toEqual(keys(children))
  })

  it('lets schools take turns, and the people of a school too', async () => {
    const other = await openTestSchool(app, 'other', true)
    const paper = write('turns.pdf', onePagePdf('Words'))
    const send = async (name: string, schoolId: SchoolId, ownerId: number) => {
      const { id } = await upload(paper, 'pdf', 'application/pdf', { schoolId, ownerId })
      return [String(id), name] as const
    }
    const names = new Map([
      await send('first 1', school.schoolId, school.owner.id),
      await send('first 2', school.schoolId, school.owner.id),
      await send('first 3', school.schoolId, school.owner.id),
      await send('colleague', school.schoolId, other.owner.id),
      await send('other school', other.schoolId, other.owner.id),
    ])
    const { rows } = await database.pool.query<{ file: string }>(
      `select payload ->> 'file_id' as file from graphile_worker._private_jobs
       where is_available and payload ->> 'file_id' is not null order by priority, run_at, id`,
    )
    expect(rows.map(({ file }) => names.get(file))).toEqual([
      'first 1',
      'other school',
      'colleague',
      'first 2',
      'first 3',
    ])
    await work()
  })
})

/** The smallest PDF that says something. */
const onePagePdf = (words: string): string => {
  const stream = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`
}
