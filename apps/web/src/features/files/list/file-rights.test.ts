import type { File as StoredFile } from '@lectern/contract/files/file'
import { describe, expect, it, test } from 'vitest'
import { downloadAddress, isPlayed, isShown, isUnready, mayDownload, viewOf } from './file-rights.ts'

const facts = (
  kind: StoredFile['kind'],
  [preview, download]: [boolean, boolean],
  pivot: StoredFile['pivot'] = null,
) => ({ kind, allow_doc_preview: preview, allow_doc_download: download, pivot })
const place = (preview: boolean | null, download: boolean | null) => ({
  allow_doc_preview: preview,
  allow_doc_download: download,
})

test.each([
  ['a document follows its own switch', facts('pdf', [true, false]), true, false],
  ['its place decides before it', facts('document', [false, true], place(true, false)), true, false],
  [
    'a place that says nothing leaves it to the file',
    facts('pdf', [true, false], place(null, null)),
    true,
    false,
  ],
  ['a picture may always be taken along', facts('image', [true, false]), false, true],
  ['an archive too', facts('archive', [false, false], place(false, false)), false, true],
])('%s', (_title, file, shown, download) => {
  expect([isShown(file), mayDownload(file)]).toEqual([shown, download])
})

describe('what shows a document', () => {
  const child = {
    ...{ id: 1, uuid: 'u', role: 'preview_pdf' as const, url: '/media/child', mime_type: 'application/pdf' },
    ...{ extension: 'pdf', bytes: 1, width: null, height: null, duration: null, language: null, label: null },
  }
  const own = { url: '/media/own', extension: 'docx', mime_type: 'application/msword', children: [] }
  const text = { ...own, kind: 'document' as const, mime_type: 'text/plain', extension: 'txt' }
  it('is itself, what was made of it, or nothing', () => {
    expect(viewOf({ ...own, kind: 'pdf' })).toEqual({ as: 'pdf', url: '/media/own' })
    expect(viewOf({ ...own, kind: 'document', children: [child] })).toEqual({
      as: 'pdf',
      url: '/media/child',
    })
    expect(viewOf({ ...own, kind: 'document' })).toBeNull()
    expect(viewOf({ ...own, kind: 'image' })).toBeNull()
  })
  it('is the text itself, as lines or as a table', () => {
    expect(viewOf(text)).toEqual({ as: 'text', url: '/media/own' })
    expect(viewOf({ ...text, extension: 'csv' })).toEqual({ as: 'table', url: '/media/own' })
    expect(viewOf({ ...text, url: null })).toBeNull()
  })
})

it('a film is downloaded as it was uploaded', () => {
  expect(downloadAddress({ uuid: 'u', kind: 'video' })).toBe('/api/v1/files/u/download?origin=1')
  expect(downloadAddress({ uuid: 'u', kind: 'audio' })).toBe('/api/v1/files/u/download')
})

test.each([
  ['pending', true],
  ['processing', true],
  ['completed', false],
  ['failed', false],
] as const)('what is %s is not ready: %s', (process_status, unready) => {
  expect(isUnready({ process_status })).toBe(unready)
})

test.each([
  ['a film that is being prepared and plays already', 'video', '/media/f', 'processing', true],
  ['a sound that is ready', 'audio', '/media/f', 'completed', true],
  ['a film of which nothing is there yet', 'video', null, 'processing', false],
  ['a film that could not be processed', 'video', '/media/f', 'failed', false],
  ['a document', 'pdf', '/media/f', 'completed', false],
] as const)('%s is played: %s, %s, %s → %s', (_title, kind, url, process_status, played) => {
  expect(isPlayed({ kind, url, process_status })).toBe(played)
})
