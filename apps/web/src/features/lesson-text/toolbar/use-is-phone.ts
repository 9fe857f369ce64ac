import { useMedia } from '../../../lib/drawing/use-media.ts'

/** Document 001 §9: a phone is narrower than 600 pixels. */
const narrow = '(max-width: 599px)'

/** Whether the screen is a phone's. */
export const useIsPhone = (): boolean => useMedia(narrow)
