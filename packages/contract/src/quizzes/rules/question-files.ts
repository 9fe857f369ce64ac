import { z } from 'zod'
import { placedFile, type PlacedFile } from '../../files/placed-file.ts'

/** What stands in questions, by the way in which it is shown. */
export interface QuestionFiles {
  /** Beside a text: of a question, an option, a statement. */
  readonly pictures: readonly string[]
  /** To look at, to play or to take along. */
  readonly files: readonly string[]
}

const listNames = new Set(['files', 'comment_files'])

/**
 * The files that questions name, each once, whatever their types: a picture stands in `image`, files stand in `files` and
 * `comment_files`. Of public forms and shown results these are exactly the files that their reader may see.
 */
export const filesOfQuestions = (questions: unknown): QuestionFiles => {
  const pictures = new Set<string>()
  const files = new Set<string>()
  walk(questions, (name, value) => {
    if (name === 'image') add(pictures, value)
    if (listNames.has(name) && Array.isArray(value)) for (const each of value) add(files, each)
  })
  return { pictures: [...pictures], files: [...files] }
}

/** All files that questions name. */
export const uuidsOfQuestions = (questions: unknown): string[] => {
  const { pictures, files } = filesOfQuestions(questions)
  return [...new Set([...pictures, ...files])]
}

/** What questions say about the files that they name, by uuid; a picture says nothing. */
export const placedInQuestions = (questions: unknown): ReadonlyMap<string, PlacedFile> => {
  const found = new Map<string, PlacedFile>()
  walk(questions, (name, value) => {
    if (!listNames.has(name)) return
    for (const placed of z.array(placedFile).catch([]).parse(value)) found.set(placed.uuid, placed)
  })
  return found
}

// Files of answers are bare uuids: they belong to whoever answered and are not the quiz's.
const add = (to: Set<string>, value: unknown): void => {
  if (typeof value !== 'object' || value === null || !('uuid' in value)) return
  if (typeof value.uuid === 'string') to.add(value.uuid)
}

const walk = (value: unknown, see: (name: string, value: unknown) => void): void => {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, see)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      see(name, each)
      walk(each, see)
    }
  }
}
