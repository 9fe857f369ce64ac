import type { AccessDecision } from '@lectern/contract/access/access'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { lockSentences } from './lock-sentence.ts'

/** Every reason of a closed decision as a sentence, the most fundamental first; nothing for an open one. */
export const useLockWords = (): ((access: AccessDecision) => string[]) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return (access) => lockSentences(access.reasons, t, longMoment).map(({ sentence }) => sentence)
}
