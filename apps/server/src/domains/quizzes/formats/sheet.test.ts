import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, asyncProperty, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { readSheet } from '@lectern/formats/questions/sheet/read-sheet'
import { findSheetLosses } from '@lectern/formats/questions/sheet/sheet-losses'
import { readRight, writeRight } from '@lectern/formats/questions/sheet/sheet-signs'
import { writeSheet } from '@lectern/formats/questions/sheet/write-sheet'
import { anyQuestions, anyWords, countedKeys } from '@lectern/formats/questions/testing/any-questions'
import { withoutIds } from '@lectern/formats/questions/testing/without-ids'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { openArchive } from '../../../platform/documents/archives/read-archive.ts'
import { readCsv, writeCsv } from '../../../platform/documents/read-csv.ts'
import { readWord } from '../../../platform/documents/read-word.ts'
import { readWorkbook } from '../../../platform/documents/read-workbook.ts'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'
import { writeWorkbook } from '../../../platform/documents/write-workbook.ts'
import { exampleQuestions } from './example-questions.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-sheets-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = async (bytes: Buffer) => {
  const file = join(folder, 'book.zip')
  await writeFile(file, bytes)
  return openArchive(file)
}
const outAndIn = async (rows: string[][]) => {
  const archive = await open(await writeWorkbook(rows))
  const read = await readWorkbook(archive)
  archive.close()
  return read
}

const context = () => ({ key: countedKeys(), gapsName: 'Fill in the gaps' })
const read = (rows: readonly (readonly string[])[]) => readSheet(rows, context())
const told = (rows: readonly (readonly string[])[]) =>
  read(rows)?.questions.map(({ made, notes }) => [made?.type, notes.map(({ code }) => code)])

/** What a row keeps of any question. */
const held = (question: Question): Question => {
  const { description } = question
  const kept = { ...question, description: typeof description === 'string' ? description : '' }
  if (kept.type === 'single_answer' || kept.type === 'multiple_answer')
    return { ...kept, shuffle_answers: true }
  if (kept.type === 'sorting') return { ...kept, is_partial: false }
  if (kept.type === 'essay') return { ...kept, words_min: null, words_max: null }
  if (kept.type === 'fill_gaps') return { ...kept, case_sensitive: false }
  const { tags = [] } = kept
  return tags.length > 0 ? { ...kept, tags: tags.map((tag) => tag.replaceAll(';', ',')) } : kept
}

const { matrix: _matrix, chips: _chips, read_only: _readOnly, ...known } = anyQuestions

describe('a table of questions', () => {
  test.each(Object.entries(known))('gives %s back as it was', (_type, any) => {
    assert(
      property(any, (made) => {
        const question = held(made)
        if ((question.tags ?? []).some((tag) => tag.includes(';'))) return
        expect(findSheetLosses(question)).toEqual([])
        const again = read(readCsv(writeCsv(writeSheet([question])), 10))
        expect(again?.questions[0]?.notes.filter(({ code }) => code !== 'unready')).toEqual([])
        expect(again?.questions[0]?.made && withoutIds(again.questions[0].made)).toEqual(withoutIds(question))
      }),
      { numRuns: 100 },
    )
  })

  it('names right options by number, also where an option is a number itself', () => {
    const options = ['two', '1', '3']
    const written = [[], [0], [1], [0, 2], [0, 1, 2]].map((right) => writeRight(right, options))
    expect(written).toEqual(['', '#1', '2', '#1, #3', '#1, #2, #3'])
    expect(written.map((cell) => [...readRight(cell, options).right])).toEqual([
      [],
      [0],
      [1],
      [0, 2],
      [0, 1, 2],
    ])
    expect(readRight('1', options).right).toEqual(new Set([1]))
  })

  it('is the same in a workbook, whatever its cells hold', async () => {
    await assert(
      asyncProperty(anyWords, anyWords, async (one, other) => {
        const rows = [
          ['Question', 'Correct'],
          [one, `=${other}`],
          ['', `${other}\nnext line`],
        ]
        expect(await outAndIn(rows)).toEqual(rows)
      }),
      { numRuns: 20 },
    )
  })

  it('shows in its template how every type is filled in', () => {
    const questions = read(writeSheet(exampleQuestions))?.questions ?? []
    expect(questions.map(({ made }) => made?.type)).toEqual(exampleQuestions.map(({ type }) => type))
    expect(questions.flatMap(({ notes }) => notes)).toEqual([])
  })

  it('is read by the names of its columns, in three languages, and by what is in a row', () => {
    expect(
      told([
        ['Питання', 'Варіант 1', 'Варіант 2', 'Правильна відповідь', 'Бали', 'Автор'],
        ['Хто?', 'Анна', 'Іван', 'Анна', '2', 'я'],
        ['Які?', 'Анна', 'Іван', '1; 2', '', ''],
        ['Чи так?', '', '', 'так', '', ''],
        ['Скільки?', '', '', '42', '', ''],
        ['Як звати?', '', '', 'Анна|Ганна', '', ''],
        ['Пари', 'кіт = няв', 'пес = гав', '', '', ''],
        ['Чому?', '', '', '', '', ''],
        ['Хто ще?', 'Анна', 'Іван', 'Петро', '', ''],
        ['', 'Анна', '', '', '', ''],
      ]),
    ).toEqual([
      ['single_answer', []],
      ['multiple_answer', []],
      ['yes_no', []],
      ['numeric', []],
      ['fill_gaps', []],
      ['conformity_answer', []],
      ['essay', []],
      ['single_answer', ['answer_unknown', 'no_right']],
      [undefined, ['no_question']],
    ])
    expect(read([['Question', 'Author', 'Points']])?.notes).toEqual([
      { code: 'column_unknown', words: 'Author' },
    ])
  })

  it('without names of columns is no table of questions', () => {
    expect(read([['Who?', 'Ann', 'Bob']])).toBeUndefined()
  })

  it('never gives a program a formula', () => {
    const dangers = ['=1+1', '+1', '-1', '@a', '\tx', '＝1']
    const text = writeCsv([dangers])
    for (const danger of dangers) expect(text).toContain(`'${danger}`)
    expect(readCsv(text, 2)).toEqual([dangers])
  })
})

it('a Word document is the lines that would be pasted', async () => {
  const paragraph = (text: string, list = '') =>
    `<w:p><w:pPr>${list}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  const entry = (list: number, level: number) =>
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
    ${paragraph('Who asks?', entry(1, 0))}${paragraph('Ann *', entry(1, 1))}${paragraph('Bob', entry(1, 1))}
    <w:p/>${paragraph('Is rye a flour? (T)', entry(1, 0))}
    <w:tbl><w:tr><w:tc>${paragraph('What?')}</w:tc><w:tc>${paragraph('This *')}</w:tc></w:tr></w:tbl>
    <w:p><w:del><w:r><w:t>gone</w:t></w:r></w:del><w:r><w:drawing/></w:r></w:p></w:body></w:document>`
  const numbering = `<w:numbering xmlns:w="x"><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>`
  const archive = await open(
    writeArchive([
      { path: 'word/document.xml', bytes: Buffer.from(document) },
      { path: 'word/numbering.xml', bytes: Buffer.from(numbering) },
    ]),
  )
  expect(await readWord(archive)).toEqual({
    text: '1. Who asks?\n- Ann *\n- Bob\n\n2. Is rye a flour? (T)\nWhat?\tThis *',
    pictures: 1,
  })
  archive.close()
})
