import type { BlockType } from './block-type.ts'
import { audioBlock } from './types/audio/index.ts'
import { filesBlock } from './types/files/index.ts'
import { quizBlock } from './types/quiz/index.ts'
import { textBlock } from './types/text/index.ts'
import { videoBlock } from './types/video/index.ts'

/** Every kind of unit that exists. The registries of the other floors are total over it. */
export const blockList = [audioBlock, videoBlock, textBlock, filesBlock, quizBlock] as const

/** The type_id of a kind that exists. */
export type BuiltUnitType = (typeof blockList)[number]['typeId']

const byId: ReadonlyMap<number, BlockType> = new Map(blockList.map((block) => [block.typeId, block]))

/** The kind of a unit, in the form that takes any of them. */
export const blockTypeOf = (typeId: BuiltUnitType): BlockType => {
  const block = byId.get(typeId)
  if (block === undefined) throw new Error(`no kind of unit is ${String(typeId)}`)
  return block
}
