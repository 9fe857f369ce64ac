import type { AccessDecision } from '@lectern/contract/access/access'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { lockSentence } from './lock-sentence.ts'

/** Every reason of a closed decision as a sentence, the most fundamental first; nothing for an open one. */
export const useLockWords = (): ((access: AccessDecision) => string[]) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return (access) => access.reasons.map((reason) => lockSentence(reason, t, longMoment))
}
