import { blockTypeOf, textOfUnit } from '@lectern/contract/blocks/registry'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import type { LessonFileFormat } from '@lectern/contract/lessons/formats/read-lesson-file'
import { isInnerAddress, linkToUnit } from '@lectern/contract/rich-text/addresses'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'
import { writeMarkdownLesson } from '../../../platform/rich-text/markdown/write-markdown.ts'
import type { LessonPart, OutContext, OutFile } from '../../../platform/rich-text/out-context.ts'
import { writeWordLesson } from '../../../platform/rich-text/word/write-word-lesson.ts'

/** A lesson that goes out as a file. */
export interface OutLesson {
  readonly lesson: Lesson
  /** The address of the school. */
  readonly origin: string
  readonly pictures: ReadonlyMap<string, OutFile>
  readonly wordsFor: OutContext['wordsFor']
}

const contextOf = ({ lesson, origin, pictures, wordsFor }: OutLesson, unitId: number): OutContext => {
  const page = `${origin}${lesson.link}`
  return {
    pictureOf: (fileId) => pictures.get(fileId),
    wordsFor,
    pageLink: `${page}${linkToUnit(unitId)}`,
    // A place in the text, or a closed group of the school.
    absolute: (href) => (isInnerAddress(href) ? new URL(href, page).href : href),
  }
}

/** The parts of a lesson in their order: what begins a section, and its units. */
const partsOf = (out: OutLesson): LessonPart[] =>
  out.lesson.sections.flatMap(({ name, info_units }): LessonPart[] => [
    { kind: 'section', name },
    ...info_units.map((unit): LessonPart => {
      const context = contextOf(out, unit.id)
      const text = textOfUnit(unit)
      if (text) return { kind: 'text', title: unit.title, nodes: text.doc.content, context }
      return {
        kind: 'link',
        words: out.wordsFor(standInOf(unit), titleOf(out.lesson, unit)),
        context,
      }
    }),
  ])

type Unit = Lesson['sections'][number]['info_units'][number]

const standInOf = (unit: Unit) => blockTypeOf(unit.type_id).standIn ?? 'html'

/** A practice without a title bears the name of its quiz. */
const titleOf = ({ quizzes }: Lesson, unit: Unit): string => {
  const [quizId] = blockTypeOf(unit.type_id).quizIds(unit.content)
  return unit.title || (quizzes.find(({ id }) => id === quizId)?.name ?? '')
}

const writeMarkdownFile = (out: OutLesson): Buffer => {
  const text = Buffer.from(writeMarkdownLesson(out.lesson.title, partsOf(out)))
  const files = [...out.pictures.values()]
  return files.length === 0 ? text : writeArchive([{ path: 'lesson.md', bytes: text }, ...files])
}

const writers: Readonly<Record<LessonFileFormat, (out: OutLesson) => Buffer | Promise<Buffer>>> = {
  markdown: writeMarkdownFile,
  docx: (out) => writeWordLesson(out.lesson.title, partsOf(out)),
}

/** A lesson as a file; in Markdown one with pictures is an archive. */
export const writeLesson = async (format: LessonFileFormat, out: OutLesson): Promise<Buffer> =>
  writers[format](out)
