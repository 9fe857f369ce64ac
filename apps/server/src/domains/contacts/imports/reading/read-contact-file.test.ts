import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { openArchive } from '../../../../platform/documents/archives/read-archive.ts'
import { streamArchive } from '../../../../platform/documents/archives/stream-archive.ts'
import { streamWorkbook } from '../../../../platform/documents/sheets/stream-workbook.ts'
import { Readable } from 'node:stream'
import { rowsName } from './contact-file-read.ts'
import { readContactFile } from './read-contact-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = async (bytes: Buffer | string) => {
  const file = join(folder, 'source')
  writeFileSync(file, bytes)
  return readContactFile(file, folder)
}
const rows = (): unknown[] =>
  readFileSync(join(folder, rowsName), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const headersOf = (told: Awaited<ReturnType<typeof read>>) =>
  told.kind === 'read' ? told.columns.map(({ header }) => header) : told

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
/** Letters of windows-1251 that this test needs. */
const cyrillic = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
    }),
  )

describe('a table of contacts', () => {
  it('of GetCourse, in windows-1251 with semicolons, is read', async () => {
    const told = await read(cyrillic('id;Email;Имя;Фамилия\r\n1;anna@mail.test;Анна;Котова\r\n'))
    expect(told).toMatchObject({ encoding: 'windows-1251', is_guessed: true, separator: ';', rows: 1 })
    expect(headersOf(told)).toEqual(['id', 'Email', 'Имя', 'Фамилия'])
    expect(rows()).toEqual([[2, ['1', 'anna@mail.test', 'Анна', 'Котова']]])
  })

  it('whose first Cyrillic letter stands far behind the head is read in its encoding', async () => {
    const many = Array.from({ length: 9_000 }, (_each, at) => `a${at}@mail.test,Anna`).join('\n')
    const told = await read(
      Buffer.concat([Buffer.from(`Email,Name\n${many}\n`), cyrillic('b@mail.test,Борис\n')]),
    )
    expect(told).toMatchObject({ encoding: 'windows-1251', rows: 9_001 })
    expect(rows().at(-1)).toEqual([9_002, ['b@mail.test', 'Борис']])
  })

  it('of Kwiga, in UTF-16 with tabs, is read', async () => {
    const told = await read(utf16('Email\tІм’я\tТелефон\r\nanna@mail.test\tАнна\t+380501234567\r\n'))
    expect(told).toMatchObject({ encoding: 'utf-16le', separator: '\t', rows: 1 })
    expect(told).toMatchObject({
      columns: [{ emails: 1 }, { emails: 0 }, { phones: 1, samples: ['+380501234567'] }],
    })
  })

  it('with a byte order mark and a line that names the separator is read without them', async () => {
    expect(headersOf(await read('\uFEFFsep=;\r\nEmail;Name\r\na@b.test;"Anna; Maria"\r\n'))).toEqual([
      'Email',
      'Name',
    ])
    expect(rows()).toEqual([[2, ['a@b.test', 'Anna; Maria']]])
  })

  it('counts lines as a program for tables does, empty ones among them', async () => {
    await read('Email\n\n,,\na@b.test\n\n"b@b.test"\n')
    expect(rows()).toEqual([
      [4, ['a@b.test']],
      [6, ['b@b.test']],
    ])
  })

  it('keeps a line end within quotes, and takes the guard off a cell', async () => {
    await read('Email,Note\na@b.test,"one\ntwo"\nb@b.test,\'=1+1\n')
    expect(rows()).toEqual([
      [2, ['a@b.test', 'one\ntwo']],
      [3, ['b@b.test', '=1+1']],
    ])
  })

  it('with a header of JavaScript is a table like others', async () => {
    expect(headersOf(await read('__proto__,Email\nx,a@b.test\n'))).toEqual(['__proto__', 'Email'])
  })

  it.each([
    ['', 'empty'],
    ['Email\n', 'empty'],
    [`${'a,'.repeat(250)}b\n1\n`, 'too_many_columns'],
    [`Email\n${'x'.repeat(2_001)}\n`, 'too_long_cell'],
    [`Email\n"a@b.test\n${'x\n'.repeat(3_000_000)}`, 'too_long_cell'],
  ])('%.20j is refused: %s', async (text, error) => {
    expect(await read(text)).toMatchObject({ kind: 'refused', error })
  })

  it.each(['%PDF-1.7\n', 'a\0b\0\0\0c', '\u00D0\u00CF\u0011\u00E0 old'])('%j is no table', async (text) => {
    await expect(read(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ code: 'not_known' })
  })
})

const workbookOf = async (parts: Readonly<Record<string, string>>) =>
  buffer(
    streamArchive(
      Object.entries(parts).map(([path, text]) => ({
        path,
        bytes: Buffer.byteLength(text),
        open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
      })),
    ).stream,
  )

const book = '<workbook xmlns:r="r"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>'
const links = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="22"/></cellXfs></styleSheet>'

describe('a workbook of contacts', () => {
  it('written by this product is read back', async () => {
    const pages = async function* () {
      yield [['Email', 'Name']]
      yield [['a@b.test', '=HYPERLINK("x")']]
    }
    const told = await read(await buffer(streamWorkbook(pages())))
    expect(told).toMatchObject({ kind: 'read', encoding: null, separator: null, rows: 1 })
    expect(rows()).toEqual([[2, ['a@b.test', '=HYPERLINK("x")']]])
  })

  it('gives dates as ISO, shared words, results of formulas and whole numbers', async () => {
    const sheet = `<worksheet><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Born</t></is></c><c r="C1" t="str"><v>Sum</v></c><c r="D1"><v>1</v></c></row>
      <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="1"><v>45292</v></c><c r="C4"><f>1+1</f><v>2</v></c><c r="D4"><v>3.80501234567E+11</v></c><c r="E4" s="2"><v>45292.5</v></c></row>
    </sheetData></worksheet>`
    const shared =
      '<sst><si><t>Email</t></si><si><r><t>anna@</t></r><r><t>b.test</t></r><rPh><t>x</t></rPh></si></sst>'
    const told = await read(
      await workbookOf({
        'xl/workbook.xml': book,
        'xl/_rels/workbook.xml.rels': links,
        'xl/styles.xml': styles,
        'xl/sharedStrings.xml': shared,
        'xl/worksheets/sheet1.xml': sheet,
      }),
    )
    expect(headersOf(told)).toEqual(['Email', 'Born', 'Sum', '1', ''])
    expect(rows()).toEqual([[4, ['anna@b.test', '2024-01-01', '2', '380501234567', '2024-01-01T12:00']]])
  })

  it('that declares entities is refused', async () => {
    const sheet = '<!DOCTYPE x [<!ENTITY e "boom">]><worksheet><sheetData/></worksheet>'
    const bytes = await workbookOf({
      'xl/workbook.xml': book,
      'xl/_rels/workbook.xml.rels': links,
      'xl/worksheets/sheet1.xml': sheet,
    })
    await expect(read(bytes)).rejects.toThrow('declaration')
  })

  it('is no other archive', async () => {
    await expect(read(await workbookOf({ 'a.txt': 'a' }))).rejects.toThrow('a.txt')
    expect(await openArchive(join(folder, 'source'))).toBeDefined()
  })
})
