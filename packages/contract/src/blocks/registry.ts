import type { BlockType } from './block-type.ts'
import { audioBlock } from './types/audio/index.ts'
import { filesBlock } from './types/files/index.ts'
import { quizBlock } from './types/quiz/index.ts'
import { textBlock } from './types/text/index.ts'
import { videoBlock } from './types/video/index.ts'
import { type BuiltUnitType, unitType } from './unit-types.ts'

/** Every kind of unit, by type_id. Total: a kind without an entry does not compile. */
export const blockTypes = {
  [unitType.audio]: audioBlock,
  [unitType.video]: videoBlock,
  [unitType.text]: textBlock,
  [unitType.files]: filesBlock,
  [unitType.quiz]: quizBlock,
} satisfies { [TypeId in BuiltUnitType]: BlockType<TypeId> }

/** The kind of a unit, as the registry's form that takes any of them. */
export const blockTypeOf = (typeId: BuiltUnitType): BlockType => blockTypes[typeId]
