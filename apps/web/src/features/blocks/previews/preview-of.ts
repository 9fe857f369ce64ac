import type { PreviewIndex } from '@lectern/contract/blocks/preview-index'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'

/** The address of the picture that a unit chose; null where it chose none, or the lesson has none in that place. */
export const previewOf = (previews: PublicLesson['previews'], index: PreviewIndex | null): string | null =>
  previews.find((each) => each.index === index)?.url ?? null
