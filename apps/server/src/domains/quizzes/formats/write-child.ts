// Runs apart from the server, which gives it the questions of a quiz: `node write-child.ts <folder>`.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutPicture } from '@lectern/formats/questions/file/write-file'
import { runWriter } from '../../../platform/documents/writer-child.ts'
import { givenPicture, givenQuiz } from './given-quiz.ts'
import { writeQuiz } from './write-quiz.ts'

const [folder = ''] = process.argv.slice(2)

await runWriter(folder, async (first, others) => {
  const { format, name, questions } = givenQuiz.parse(first)
  const byUuid = new Map<string, OutPicture>()
  for (const value of others) {
    const { uuid, path, ...picture } = givenPicture.parse(value)
    byUuid.set(uuid, { ...picture, base64: await readFile(join(folder, path), 'base64') })
  }
  const pictures = { of: (uuid: string) => byUuid.get(uuid), all: [...byUuid.values()] }
  return writeQuiz(format, { name, questions, pictures })
})
