import { z } from 'zod'
import { oneLine } from '../../kernel/texts/one-line.ts'
import { id, titledThing } from '../../kernel/ids.ts'

export const libraryLimits = {
  folders: 200,
  folderName: 80,
  /** Of one quiz. */
  tags: 20,
  tag: 40,
  /** Different tags of a school that its lists offer; the most used are answered. */
  tagsOffered: 200,
  /** Quizzes that one call changes. */
  perCall: 100,
  /** Lessons in an answer of "where used". */
  places: 200,
} as const

export const folderName = oneLine.min(1).max(libraryLimits.folderName)

/** A word by which things are found again. */
const tag = z.string().trim().min(1).max(libraryLimits.tag)

const isEachOnce = (tags: readonly string[]): boolean => new Set(tags).size === tags.length

/** The tags of one thing, each once. */
export const tagList = z.array(tag).max(libraryLimits.tags).refine(isEachOnce, 'repeated_tag')

/** A place for quizzes; folders lie beside each other. */
export const quizFolder = z.object({
  id,
  name: z.string(),
  /** Without those that are archived. */
  quizzes_count: z.int(),
})
export type QuizFolder = z.infer<typeof quizFolder>

export const tagCount = z.object({ tag: z.string(), count: z.int() })
export type TagCount = z.infer<typeof tagCount>

/** A lesson that shows a quiz, and the number of the section in it, counted from 0. */
export const quizPlace = z.object({
  course: titledThing,
  lesson: titledThing,
  section: z.int(),
})
export type QuizPlace = z.infer<typeof quizPlace>
