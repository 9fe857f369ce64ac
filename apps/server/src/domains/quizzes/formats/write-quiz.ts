import type { OutFormat } from '@lectern/contract/quizzes/formats/file/file-formats'
import type { OutPicture, OutPictures } from '@lectern/contract/quizzes/formats/file/write-file'
import { writeDocument } from '@lectern/contract/quizzes/formats/markup/write-markup'
import { writeManifest, writeQtiItem } from '@lectern/contract/quizzes/formats/qti/write-qti'
import { writeMoodle } from '@lectern/contract/quizzes/formats/moodle/write-moodle'
import { filesOfQuestions } from '@lectern/contract/quizzes/rules/question-files'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { writeArchive } from '../../../platform/documents/write-archive.ts'

/** A file that is made of a quiz. */
export interface WrittenFile {
  readonly extension: string
  readonly mimeType: string
  readonly bytes: Buffer
}

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

const writers: Readonly<Record<OutFormat, (source: Source) => WrittenFile>> = {
  moodle: ({ questions, pictures }) => ({
    extension: 'xml',
    mimeType: 'application/xml',
    bytes: Buffer.from(writeDocument(writeMoodle(questions, pictures.of))),
  }),
  qti: (source) => ({ extension: 'zip', mimeType: 'application/zip', bytes: writePackage(source) }),
}

/** The questions of a quiz as a file. Those that the format cannot hold are left out. */
export const writeQuiz = (format: OutFormat, source: Source): WrittenFile => writers[format](source)
