// Runs apart from the server, which gives it a lesson: `node write-child.ts <folder>`.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runWriter } from '../../../platform/documents/writer-child.ts'
import type { OutFile } from '../../../platform/rich-text/out-context.ts'
import { createCompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { givenLesson, givenPicture } from './given-lesson.ts'
import { wordsForLeftOut } from './words-for-left-out.ts'
import { writeLesson } from './write-lesson.ts'

const [folder = ''] = process.argv.slice(2)

await runWriter(folder, async (first, others) => {
  const { format, lesson, origin, locale, textsFolder } = givenLesson.parse(first)
  const pictures = new Map<string, OutFile>()
  for (const value of others) {
    const { uuid, source, ...picture } = givenPicture.parse(value)
    pictures.set(uuid, { ...picture, bytes: await readFile(join(folder, source)) })
  }
  const wordsFor = wordsForLeftOut(createCompiledTexts(textsFolder), locale)
  return writeLesson(format, { lesson, origin, pictures, wordsFor })
})
