import type { PlacedFile } from '../files/placed-file.ts'
import type { LessonText } from '../rich-text/lesson-text.ts'
import type { BlockType } from './block-type.ts'
import { audioBlock } from './types/audio/index.ts'
import { commentsBlock } from './types/comments/index.ts'
import { filesBlock } from './types/files/index.ts'
import { practicesBlock } from './types/practices/index.ts'
import { quizBlock } from './types/quiz/index.ts'
import { textBlock } from './types/text/index.ts'
import { videoBlock } from './types/video/index.ts'

/** Every kind of unit that exists. The registries of the other floors are total over it. */
export const blockList = [
  audioBlock,
  videoBlock,
  textBlock,
  filesBlock,
  quizBlock,
  commentsBlock,
  practicesBlock,
] as const

/** The type_id of a kind that exists. */
export type BuiltUnitType = (typeof blockList)[number]['typeId']

const byId: ReadonlyMap<number, BlockType> = new Map(blockList.map((block) => [block.typeId, block]))

/** The kind of a unit, in the form that takes any of them. */
export const blockTypeOf = (typeId: BuiltUnitType): BlockType => {
  const block = byId.get(typeId)
  if (block === undefined) throw new Error(`no kind of unit is ${String(typeId)}`)
  return block
}

/** The text of a unit of text; null for every other kind. */
export const textOfUnit = (unit: {
  readonly type_id: BuiltUnitType
  readonly content: unknown
}): LessonText | null =>
  unit.type_id === textBlock.typeId ? textBlock.content.parse(unit.content).text : null

/** Whether a unit is one where people talk. */
export const isTalk = <Unit extends { readonly type_id: BuiltUnitType }>(
  unit: Unit,
): unit is Extract<Unit, { readonly type_id: typeof commentsBlock.typeId }> =>
  unit.type_id === commentsBlock.typeId

/** What a unit of text holds. */
export const unitOfText = (text: LessonText) => ({ type_id: textBlock.typeId, content: { text } })

/** What a unit of a film, a sound or files to take along holds. */
export const unitOfFiles = (kind: 'video' | 'audio' | 'files', files: readonly PlacedFile[]) => {
  if (kind === 'video') {
    const content = { files: [...files], link: null, chapters: [], preview_index: null }
    return { type_id: videoBlock.typeId, content }
  }
  if (kind === 'audio')
    return { type_id: audioBlock.typeId, content: { files: [...files], preview_index: null } }
  return { type_id: filesBlock.typeId, content: { files: [...files] } }
}

/** What a unit of a practice holds. */
export const unitOfQuiz = (quizId: number) => ({ type_id: quizBlock.typeId, content: { quiz_id: quizId } })
