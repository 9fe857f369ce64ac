import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { BlockDescription } from './block-description.ts'
import { audioDescription } from './types/audio/description.ts'
import { commentsDescription } from './types/comments/description.ts'
import { filesDescription } from './types/files/description.ts'
import { practicesDescription } from './types/practices/description.ts'
import { quizDescription } from './types/quiz/description.ts'
import { textDescription } from './types/text/description.ts'
import { videoDescription } from './types/video/description.ts'

/** Every kind of unit, in the order in which authors are offered them; what takes any files stands after what takes some. */
export const blockDescriptions: readonly BlockDescription[] = [
  textDescription,
  videoDescription,
  audioDescription,
  filesDescription,
  quizDescription,
  practicesDescription,
  commentsDescription,
]

const byId = new Map(blockDescriptions.map((each) => [each.typeId, each]))

/** What the workbench says of the units of one kind. */
export const descriptionOf = (typeId: BuiltUnitType): BlockDescription => {
  const description = byId.get(typeId)
  if (description === undefined) throw new Error(`no kind of unit is ${typeId}`)
  return description
}
