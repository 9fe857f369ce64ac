import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPictureShelf } from '../../../platform/documents/picture-shelf.ts'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'
import { readLessonFile } from './read-lesson-file.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'

const picture = (number: number, alt: string): string => `<w:p><w:r><w:drawing>
  <wp:inline><wp:docPr id="${number}" name="p" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill>
  <a:blip r:link="rId${number}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

const documentOf = (
  body: string,
): string => `<?xml version="1.0"?><w:document xmlns:w="${word}" xmlns:r="${office}"
  xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture">
  <w:body>${body}</w:body></w:document>`

const relations = (each: readonly string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`

const readWord = async (body: string, addresses: readonly string[], numbering = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-linked-'))
  const linked = addresses.map(
    (target, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/image" Target="${target}" TargetMode="External"/>`,
  )
  const root = `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`
  const types = `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`
  const parts = [
    ['[Content_Types].xml', types],
    ['_rels/.rels', relations([root])],
    ['word/document.xml', documentOf(body)],
    ['word/_rels/document.xml.rels', relations(linked)],
    ['word/numbering.xml', `<?xml version="1.0"?><w:numbering xmlns:w="${word}">${numbering}</w:numbering>`],
  ] as const
  try {
    const file = join(folder, 'lesson.docx')
    writeFileSync(file, writeArchive(parts.map(([path, text]) => ({ path, bytes: Buffer.from(text) }))))
    return await readLessonFile(file, 'lesson.docx', {
      shelf: openPictureShelf(folder),
      key: () => 'task-0001',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const blocksOf = ({ sections }: Awaited<ReturnType<typeof readWord>>) =>
  sections.flatMap(({ units }) => units.flatMap(({ text }) => text.doc.content))

test('a linked picture of Word keeps its address, becomes a link without encryption, and a file of a disk is told', async () => {
  const addresses = ['https://example.org/a.png', 'http://example.org/b.png', 'file:///C:/c.png']
  const read = await readWord(picture(1, 'Rye') + picture(2, 'Oats') + picture(3, 'Barley'), addresses)
  expect(blocksOf(read)).toMatchObject([
    { type: 'image', attrs: { fileId: null, src: addresses[0], alt: 'Rye' } },
    {
      type: 'paragraph',
      content: [{ text: 'Oats', marks: [{ type: 'link', attrs: { href: addresses[1] } }] }],
    },
    { type: 'paragraph', content: [{ text: 'Barley' }] },
  ])
  expect(read.notes.map(({ code, words }) => [code, words])).toEqual([
    ['picture_elsewhere', addresses[0]],
    ['picture_missing', addresses[1]],
    ['picture_missing', addresses[2]],
  ])
})

test('words highlighted in Word stay highlighted, and no lost look is told', async () => {
  const body = `<w:p><w:r><w:rPr><w:highlight w:val="yellow"/></w:rPr><w:t>Rye</w:t></w:r></w:p>`
  const read = await readWord(body, [])
  expect(blocksOf(read)).toMatchObject([
    {
      content: [{ text: 'Rye', marks: [{ type: 'textStyle', attrs: { backgroundColor: '#ffff00' } }] }],
    },
  ])
  expect(read.notes).toEqual([])
})

const levelOf = (level: number, format: string): string =>
  `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`

const numberingOf = (...formats: readonly string[]): string =>
  `<w:abstractNum w:abstractNumId="1">${formats.map((format, level) => levelOf(level, format)).join('')}</w:abstractNum>
    <w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`

const entryOf = (words: string, level: number): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`

test.each([
  ['lowerLetter', 'upperRoman', 'a', 'I'],
  ['upperLetter', 'lowerRoman', 'A', 'i'],
])('lists of Word counted by %s and %s keep their letters', async (outer, inner, kind, innerKind) => {
  const body = entryOf('Rye', 0) + entryOf('Dark', 1) + entryOf('Wheat', 0)
  const read = await readWord(body, [], numberingOf(outer, inner))
  expect(blocksOf(read)).toMatchObject([
    {
      ...{ type: 'orderedList', attrs: { type: kind } },
      content: [
        { content: [{ type: 'paragraph' }, { type: 'orderedList', attrs: { type: innerKind } }] },
        { content: [{ type: 'paragraph' }] },
      ],
    },
  ])
  expect(read.notes).toEqual([])
})

test('a list of Word counted in another way is told as a lost look, levels that no entry has are not', async () => {
  const numbering = numberingOf('decimal', 'russianLower')
  const codesOf = async (body: string) => (await readWord(body, [], numbering)).notes.map(({ code }) => code)
  expect(await codesOf(entryOf('Rye', 0))).toEqual([])
  expect(await codesOf(entryOf('Rye', 0) + entryOf('Dark', 1))).toEqual(['looks_lost'])
})
