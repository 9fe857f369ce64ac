import type { OutFormat, TemplateFormat } from '@lectern/contract/quizzes/formats/file-formats'
import type { OutPicture, OutPictures } from '@lectern/formats/questions/file/write-file'
import { writeDocument } from '@lectern/formats/questions/markup/write-markup'
import { writeManifest, writeQtiItem } from '@lectern/formats/questions/qti/write-qti'
import { writeSheet } from '@lectern/formats/questions/sheet/write-sheet'
import { writeMoodle } from '@lectern/formats/questions/moodle/write-moodle'
import { filesOfQuestions } from '@lectern/contract/quizzes/rules/question-files'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { writeCsv } from '../../../platform/documents/read-csv.ts'
import { writeWorkbook } from '../../../platform/documents/write-workbook.ts'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'

interface Source {
  readonly name: string
  readonly questions: readonly Question[]
  readonly pictures: { readonly of: OutPictures; readonly all: readonly OutPicture[] }
}

/** A package: a file for each item, the pictures beside them, and the list of both. */
const writePackage = ({ questions, pictures }: Source): Buffer => {
  const items = questions.flatMap((question, at) => {
    const identifier = `item-${at + 1}`
    const markup = writeQtiItem(question, identifier, pictures.of)
    if (!markup) return []
    const names = filesOfQuestions([question]).pictures.flatMap((uuid) => pictures.of(uuid)?.name ?? [])
    return [{ identifier, path: `items/${identifier}.xml`, pictures: names, markup }]
  })
  return writeArchive([
    { path: 'imsmanifest.xml', bytes: Buffer.from(writeDocument(writeManifest(items, pictures.all))) },
    ...items.map(({ path, markup }) => ({ path, bytes: Buffer.from(writeDocument(markup)) })),
    ...pictures.all.map(({ name, base64 }) => ({
      path: `images/${name}`,
      bytes: Buffer.from(base64, 'base64'),
    })),
  ])
}

/** A table of questions, one to a row. */
const writeTable = async (format: TemplateFormat, questions: readonly Question[]): Promise<Buffer> => {
  const rows = writeSheet(questions)
  return format === 'csv' ? Buffer.from(writeCsv(rows)) : writeWorkbook(rows)
}

const writers: Readonly<Record<OutFormat, (source: Source) => Buffer | Promise<Buffer>>> = {
  moodle: ({ questions, pictures }) => Buffer.from(writeDocument(writeMoodle(questions, pictures.of))),
  xlsx: ({ questions }) => writeTable('xlsx', questions),
  csv: ({ questions }) => writeTable('csv', questions),
  qti: writePackage,
}

/** The questions of a quiz as a file. Those that the format cannot hold are left out. */
export const writeQuiz = async (format: OutFormat, source: Source): Promise<Buffer> => writers[format](source)
