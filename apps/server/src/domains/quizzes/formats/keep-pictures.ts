import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ReportedQuestion } from '@lectern/contract/quizzes/formats/file-report'
import { question as questionSchema } from '@lectern/contract/quizzes/question-types/registry'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FileDependencies, receiveStream } from '../../files/index.ts'
import type { ShelvedPicture } from '../../../platform/documents/picture-shelf.ts'

export interface PictureKeeper {
  readonly schoolId: SchoolId
  /** Whether the author may put files into the storage. */
  readonly mayStore: boolean
  readonly ownerId: number
  readonly folder: string
  readonly now: Date
}

/** The stand-ins that a question names. */
export const picturesIn = (made: unknown, pictures: readonly ShelvedPicture[]): readonly ShelvedPicture[] => {
  const text = JSON.stringify(made)
  return pictures.filter(({ uuid }) => text.includes(uuid))
}

const named = z.object({ uuid: z.string() })

const isOneOf = (value: unknown, uuids: ReadonlySet<string>): boolean =>
  uuids.has(named.safeParse(value).data?.uuid ?? '')

/** The same value without pictures of some names. */
const without = (value: unknown, uuids: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => without(each, uuids))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, each]) => name !== 'image' || !isOneOf(each, uuids))
  return Object.fromEntries(kept.map(([name, each]) => [name, without(each, uuids)]))
}

/**
 * Keeps the pictures of a question in the school's storage and names them in it. A picture that is not taken there is left out
 * of the question, which says so.
 */
export const keepPictures = async (
  dependencies: FileDependencies,
  keeper: PictureKeeper,
  question: ReportedQuestion,
  pictures: readonly ShelvedPicture[],
): Promise<ReportedQuestion> => {
  const lost = new Map<string, string>()
  const names = new Map<string, string>()
  for (const { uuid, path, name } of picturesIn(question.made, pictures)) {
    if (!keeper.mayStore) {
      lost.set(uuid, name)
      continue
    }
    try {
      const stream = createReadStream(join(keeper.folder, path))
      const { schoolId, ownerId } = keeper
      const place = { schoolId, ownerId, folderId: null, model: 'quiz', name, stream } as const
      names.set(uuid, (await receiveStream(dependencies, place, keeper.now)).uuid)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      lost.set(uuid, name)
    }
  }
  return {
    ...question,
    made: withNames(without(question.made, new Set(lost.keys())), names),
    notes: [
      ...question.notes,
      ...[...lost.values()].map((words) => ({ code: 'picture_lost' as const, words })),
    ],
  }
}

const withNames = (made: unknown, kept: ReadonlyMap<string, string>): ReportedQuestion['made'] => {
  const text = JSON.stringify(made, (name, value: unknown) =>
    name === 'uuid' && typeof value === 'string' ? (kept.get(value) ?? value) : value,
  )
  return questionSchema.nullable().parse(JSON.parse(text))
}
