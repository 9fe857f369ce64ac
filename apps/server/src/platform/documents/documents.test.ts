import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openArchive } from './archives/read-archive.ts'
import { readHtml, readXml } from './read-xml.ts'
import { writeArchive } from './archives/write-archive.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-documents-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = async (bytes: Buffer) => {
  const file = join(folder, 'archive.zip')
  await writeFile(file, bytes)
  return openArchive(file)
}

describe('an archive', () => {
  it('gives out what was put into it', async () => {
    const words = Buffer.from('слова '.repeat(1000))
    const archive = await open(
      writeArchive([
        { path: 'тека/words.txt', bytes: words },
        { path: 'empty', bytes: Buffer.alloc(0) },
      ]),
    )
    expect(archive.paths).toEqual(['тека/words.txt', 'empty'])
    expect(await archive.read('тека/words.txt')).toEqual(words)
    expect(await archive.read('empty')).toEqual(Buffer.alloc(0))
    expect(await archive.read('absent')).toBeUndefined()
    archive.close()
  })

  it.each([
    ['leads out of itself', [{ path: '../../etc/words', bytes: Buffer.from('words') }], 'unsafe'],
    ['leads to the root', [{ path: '/etc/words', bytes: Buffer.from('words') }], 'unsafe'],
    ['grows a thousandfold', [{ path: 'zeros', bytes: Buffer.alloc(8 * 1024 ** 2) }], 'unsafe'],
    [
      'has too many files',
      Array.from({ length: 5_001 }, (_, at) => ({ path: `file-${at}`, bytes: Buffer.alloc(0) })),
      'too_large',
    ],
  ])('that %s is refused', async (_what, files, code) => {
    await expect(open(writeArchive(files))).rejects.toMatchObject({ code })
  })

  it('that is cut off is refused', async () => {
    const whole = writeArchive([{ path: 'words', bytes: Buffer.from('words') }])
    await expect(open(whole.subarray(0, whole.length - 30))).rejects.toMatchObject({ code: 'broken' })
    const torn = Buffer.from(whole)
    torn.fill(0xff, 36, 42)
    const archive = await open(torn)
    await expect(archive.read('words')).rejects.toMatchObject({ code: 'broken' })
  })
})

describe('XML of a stranger', () => {
  it('becomes a tree without prefixes, with its entities resolved', () => {
    expect(
      readXml('<?xml version="1.0"?><!-- a --><q:a b="&lt;"><![CDATA[<p>]]> &amp; &#1071;<c/></q:a>'),
    ).toEqual({
      name: 'a',
      attributes: { b: '<' },
      children: ['<p> & Я', { name: 'c', attributes: {}, children: [] }],
    })
  })

  it.each([
    ['entities', '<!DOCTYPE a [<!ENTITY b "bbb"><!ENTITY c "&b;&b;">]><a>&c;</a>', 'unsafe'],
    ['a file of the server', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'unsafe'],
    ['a thousand levels', `${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}`, 'unsafe'],
    ['an end that is missing', '<a><b></b>', 'broken'],
    ['ends that cross', '<a><b></a></b>', 'broken'],
    ['no element', 'words', 'broken'],
  ])('with %s is refused', (_what, text, code) => {
    expect(() => readXml(text)).toThrow(expect.objectContaining({ code }))
  })
})

it('HTML nested without end keeps its words', () => {
  const [first] = readHtml(`${'<b>'.repeat(5_000)}deep${'</b>'.repeat(5_000)} out`)
  expect(JSON.stringify(first)).toContain('deep')
})
