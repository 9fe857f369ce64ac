import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Paper } from './paper.ts'
import { writePaper } from './write-paper.ts'

const folder = mkdtempSync(join(tmpdir(), 'papers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const paper: Paper = {
  ...{ language: 'uk', title: 'Рахунок INV-0012', author: 'Школа', at: new Date('2026-11-30T10:00:00Z') },
  mark: 'До сплати',
  facts: [{ label: 'Дата', value: '30 листопада 2026' }],
  parties: [{ heading: 'Продавець', name: 'Ґанок ЇЄ', lines: ['Straße 1'] }],
  columns: [{ label: 'Опис' }, { label: 'Сума', width: 100, align: 'end' }],
  rows: [['Хліб', '590,00\u00A0€']],
  totals: [{ label: 'Разом', value: '590,00\u00A0€', isStrong: true }],
  notes: [{ heading: 'Як сплатити', text: 'IBAN' }],
  footer: 'Дякуємо',
  pageWords: (page, pages) => `стор. ${page} з ${pages}`,
}

const read = (bytes: Buffer) => {
  const file = join(folder, 'paper.pdf')
  writeFileSync(file, bytes)
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' })
  return {
    text: run('pdftotext', '-layout', file, '-'),
    pages: Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', file))?.[1]),
    info: run('pdfinfo', file),
  }
}

it('a paper has its words in both alphabets, its title and its language, and is A4', async () => {
  const bytes = await writePaper(paper)
  const { text, info, pages } = read(bytes)
  for (const words of ['Рахунок INV-0012', 'Ґанок ЇЄ', 'Straße 1', '590,00', 'Разом', 'стор. 1 з 1'])
    expect(text).toContain(words)
  expect(info).toContain('Рахунок INV-0012')
  expect(info).toContain('(A4)')
  expect(bytes.toString('latin1')).toContain('/Lang (uk)')
  expect(pages).toBe(1)
})

it('the same paper is the same bytes', async () => {
  const [first, second] = [await writePaper(paper), await writePaper(paper)]
  expect(first.equals(second)).toBe(true)
})

it('a hundred lines go over pages, each with the head of the table and its number', async () => {
  const long = 'Дуже довга назва курсу, яка не вміщується в один рядок таблиці і тому переноситься далі'
  const { text, pages } = read(
    await writePaper({ ...paper, rows: Array.from({ length: 100 }, (_, at) => [`${at} ${long}`, '1,00']) }),
  )
  expect(pages).toBeGreaterThan(3)
  expect(text.match(/Опис +Сума/g)).toHaveLength(pages)
  for (let page = 1; page <= pages; page += 1) expect(text).toContain(`стор. ${page} з ${pages}`)
  expect(text).toContain('99 Дуже')
})

it('letters that no face has are replaced where the reader sees it, and a word without an end is cut', async () => {
  const { text } = read(
    await writePaper({
      ...paper,
      rows: [
        ['麵包 🍞 end', '1'],
        ['w'.repeat(300), '2'],
      ],
    }),
  )
  expect(text).toContain('?? ? end')
  expect(text.match(/w/g)).toHaveLength(300)
})
