import { chmodSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findMediaTools, type MediaTools } from '../../../platform/media/tools.ts'
import { clips } from '../../../testing/media/media-samples.ts'
import { onePagePdf } from '../../../testing/media/one-page-pdf.ts'
import { openProcessingSchool } from '../../../testing/media/processing-school.ts'
import { listDerivedFiles } from '../files.repository.ts'
import { enqueueProcessing, setProcess } from '../process-state.ts'

const { db, database, school, folder, work, process, stored, write } = await openProcessingSchool()

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

  it('makes of a film all but the pictures of its seek bar where those fail', async () => {
    const withoutBar = write(
      'ffmpeg.sh',
      '#!/bin/sh\ncase "$*" in *storyboard*) exit 1;; esac\nexec ffmpeg "$@"\n',
    )
    chmodSync(withoutBar, 0o755)
    const tools = { ...findMediaTools(), ffmpeg: withoutBar }
    const { file, roles } = await process(clips.fragmented(folder), 'video', 'video/mp4', tools)
    expect(file).toMatchObject({ processStatus: 'completed', processError: null })
    expect(inOrder(roles)).toEqual(['hls', 'hls_rendition 150', 'mp4', 'poster'])
  })

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
})
