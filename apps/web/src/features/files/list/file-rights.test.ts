import type { File as StoredFile } from '@lectern/contract/files/file'
import { describe, expect, it, test } from 'vitest'
import { downloadAddress, isShown, isUnready, mayDownload, pdfOf } from './file-rights.ts'

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

describe('the PDF of a file', () => {
  const child = {
    ...{ id: 1, uuid: 'u', role: 'preview_pdf' as const, url: '/media/child', mime_type: 'application/pdf' },
    ...{ extension: 'pdf', bytes: 1, width: null, height: null, duration: null, language: null, label: null },
  }
  it('is itself, what was made of it, or none', () => {
    expect(pdfOf({ kind: 'pdf', url: '/media/own', children: [] })).toBe('/media/own')
    expect(pdfOf({ kind: 'document', url: '/media/own', children: [child] })).toBe('/media/child')
    expect(pdfOf({ kind: 'document', url: '/media/own', children: [] })).toBeNull()
    expect(pdfOf({ kind: 'image', url: '/media/own', children: [] })).toBeNull()
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
