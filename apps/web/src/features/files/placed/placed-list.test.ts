import { expect, it } from 'vitest'
import { withChange, withFiles } from './placed-list.ts'

const placed = (uuid: string, allow_doc_download: boolean | null = null) => ({
  uuid,
  allow_doc_preview: null,
  allow_doc_download,
})
const uuids = (files: readonly { uuid: string }[]) => files.map(({ uuid }) => uuid)

it('files come to the end of a list, each once, and what was said of them stays', () => {
  const next = withFiles([placed('a', false)], ['b', 'a', 'b'], { many: true, most: 50 })
  expect(next).toEqual([placed('a', false), placed('b')])
})

it('a list takes no more than it may hold', () => {
  expect(uuids(withFiles([placed('a')], ['b', 'c'], { many: true, most: 2 }))).toEqual(['a', 'b'])
})

it('a place for one file takes another one in its stead', () => {
  expect(uuids(withFiles([placed('a')], ['b'], { many: false, most: 50 }))).toEqual(['b'])
})

it('a word about one file changes nothing of the others', () => {
  const files = [placed('a'), placed('b')]
  expect(withChange(files, 'b', { allow_doc_preview: true })).toEqual([
    placed('a'),
    { ...placed('b'), allow_doc_preview: true },
  ])
})
