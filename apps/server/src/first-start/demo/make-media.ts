import type { DerivedFileRole, FileKind } from '@lectern/contract/files/kinds'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertFile } from '../../domains/files/files.repository.ts'
import { addDerivedFile } from '../../domains/files/process-state.ts'
import { folderOf, originalKey } from '../../domains/files/use-cases/record-file.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { ObjectStorage } from '../../platform/storage/object-storage.ts'
import type { DemoMedia } from './content.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/**
 * What was made of the demo's recordings: it comes along ready, so that a first start waits for no film to be processed
 * and needs no ffmpeg.
 */
interface Product {
  readonly role: DerivedFileRole
  /** Below the folder of the recording, and of the file in the storage. */
  readonly path: string
  readonly kind: FileKind
  readonly mimeType: string
  /** Kept beside it. */
  readonly parts?: readonly string[]
  readonly facts?: {
    readonly width?: number
    readonly height?: number
    readonly duration?: number
    readonly language?: string
    readonly label?: string
    readonly meta?: Record<string, unknown>
  }
}

interface Recording {
  readonly name: string
  readonly extension: string
  readonly kind: FileKind
  readonly mimeType: string
  readonly caption: string
  readonly duration?: number
  readonly size?: { readonly width: number; readonly height: number }
  readonly peaks?: number[]
  /** Made for one place: the storage does not list it. */
  readonly isForPlace?: true
  readonly products: readonly Product[]
}

const folder = join(import.meta.dirname, 'media')
const playlistType = 'application/vnd.apple.mpegurl'
const filmSize = { width: 854, height: 480 }

const rendition = (height: number, width: number): Product => ({
  role: 'hls_rendition',
  path: `hls/${height}/index.m3u8`,
  kind: 'video',
  mimeType: playlistType,
  parts: [
    `hls/${height}/init.mp4`,
    ...Array.from({ length: 6 }, (_, index) => `hls/${height}/segment-0000${index}.m4s`),
  ],
  facts: { width, height, duration: 24, label: String(height) },
})

const captions = (language: string, label: string): Product => ({
  role: 'captions',
  path: `captions-${language}.vtt`,
  kind: 'other',
  mimeType: 'text/vtt',
  facts: { language, label },
})

const drawing = (name: string, caption: string, width: number, height: number): Recording => ({
  name,
  extension: 'svg',
  kind: 'image',
  mimeType: 'image/svg+xml',
  caption,
  isForPlace: true,
  size: { width, height },
  products: [
    { role: 'image', path: 'picture.webp', kind: 'image', mimeType: 'image/webp', facts: { width, height } },
  ],
})

const recordings: Readonly<Record<DemoMedia, Recording>> = {
  film: {
    name: 'Thirty days.mp4',
    extension: 'mp4',
    kind: 'video',
    mimeType: 'video/mp4',
    caption: 'What three short reviews do to the curve of forgetting',
    duration: 24,
    size: filmSize,
    products: [
      { role: 'poster', path: 'poster.webp', kind: 'image', mimeType: 'image/webp', facts: filmSize },
      rendition(360, 640),
      rendition(480, 854),
      {
        role: 'hls',
        path: 'hls/master.m3u8',
        kind: 'video',
        mimeType: playlistType,
        facts: { duration: 24, meta: { heights: [360, 480] } },
      },
      {
        role: 'mp4',
        path: 'original.mp4',
        kind: 'video',
        mimeType: 'video/mp4',
        facts: { ...filmSize, duration: 24 },
      },
      { role: 'storyboard', path: 'storyboard.webp', kind: 'image', mimeType: 'image/webp' },
      { role: 'storyboard_vtt', path: 'storyboard.vtt', kind: 'other', mimeType: 'text/vtt' },
      captions('en', 'English'),
      captions('uk', 'Українська'),
    ],
  },
  bells: {
    name: 'Bells.mp3',
    extension: 'mp3',
    kind: 'audio',
    mimeType: 'audio/mpeg',
    caption: 'Eight bells',
    duration: 20,
    peaks: [
      0.832, 0.415, 0.185, 0.496, 0.265, 0.783, 0.629, 0.278, 0.418, 0.305, 0.134, 0.89, 0.365, 0.552, 0.415,
      0.739, 0.735, 1, 0.892, 0.4, 0.16,
    ],
    products: [
      {
        role: 'mp3',
        path: 'original.mp3',
        kind: 'audio',
        mimeType: 'audio/mpeg',
        facts: { duration: 20 },
      },
      { role: 'aac', path: 'audio.m4a', kind: 'audio', mimeType: 'audio/mp4', facts: { duration: 20 } },
    ],
  },
  room: drawing('Room.svg', 'A room with a table', 960, 600),
  triangle: drawing('Triangle.svg', 'A right triangle', 640, 440),
  parabola: drawing('Parabola.svg', 'A parabola', 640, 480),
}

interface MediaPlace {
  readonly schoolId: SchoolId
  readonly ownerId: number
  readonly now: Date
}

/** Puts the demo's recordings and drawings into a school's storage. @returns their uuids by name */
export const makeMedia = async (
  tx: Transaction,
  storage: ObjectStorage,
  place: MediaPlace,
): Promise<ReadonlyMap<DemoMedia, string>> =>
  new Map([
    ['film', await makeRecording(tx, storage, place, 'film')],
    ['bells', await makeRecording(tx, storage, place, 'bells')],
    ['room', await makeRecording(tx, storage, place, 'room')],
    ['triangle', await makeRecording(tx, storage, place, 'triangle')],
    ['parabola', await makeRecording(tx, storage, place, 'parabola')],
  ])

const makeRecording = async (
  tx: Transaction,
  storage: ObjectStorage,
  { schoolId, ownerId, now }: MediaPlace,
  media: DemoMedia,
): Promise<string> => {
  const { name, size, products, isForPlace = false, ...facts } = recordings[media]
  const uuid = randomUUID()
  const storageKey = originalKey(schoolId, uuid)
  const keep = async (path: string, key: string): Promise<number> =>
    (await storage.put(key, await readFile(join(folder, media, path)))).bytes
  const keyOf = (path: string) => `${folderOf(schoolId, uuid)}/${path}`
  const file = await insertFile(tx, {
    ...facts,
    ...size,
    uuid,
    schoolId,
    ownerId,
    originalName: name,
    model: isForPlace ? 'quiz' : 'courseLesson',
    onlyUpload: isForPlace,
    bytes: await keep(`original.${facts.extension}`, storageKey),
    storageKey,
    storageFolder: folderOf(schoolId, uuid),
    processStatus: 'completed',
    processProgress: 100,
    uploadedAt: now,
  })
  for (const { path, parts = [], facts: known, ...product } of products) {
    let bytes = await keep(path, keyOf(path))
    for (const part of parts) bytes += await keep(part, keyOf(part))
    await addDerivedFile(tx, { ...product, ...known, bytes, parentId: file.id, storageKey: keyOf(path) }, now)
  }
  return uuid
}
