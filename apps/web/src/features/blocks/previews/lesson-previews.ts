import type { PreviewIndex } from '@lectern/contract/blocks/preview-index'
import { createContext } from 'react'

/** Addresses of the two pictures of the lesson that is edited, on which its films and recordings may stand. */
export type LessonPreviews = ReadonlyMap<PreviewIndex, string>

/** What the lesson's editor tells the editors of its units. */
export const LessonPreviewsContext = createContext<LessonPreviews>(new Map())
