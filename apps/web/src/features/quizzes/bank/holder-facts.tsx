import type { BankPlace } from '@lectern/contract/quizzes/bank/bank'
import { Badge } from '@lectern/ui/feedback/badge'
import textStyles from '@lectern/ui/text/text.module.css'
import { useTexts } from '../../../lib/texts/index.ts'
import listStyles from '../lists/lists.module.css'

/** Whether a quiz has the question as the bank has it. */
export const differs = ({ is_older: isOlder, has_own_changes: hasOwn }: BankPlace): boolean =>
  isOlder || hasOwn

/** How the form of a quiz stands to that of the bank, and whether learners have met it. */
export const HolderFacts = ({ place }: { place: BankPlace }) => {
  const { t } = useTexts()
  return (
    <span className={listStyles.labels}>
      {place.is_older && <Badge tone="warning">{t('quizzes.bank_older')}</Badge>}
      {place.has_own_changes && <Badge>{t('quizzes.bank_own_changes')}</Badge>}
      {!differs(place) && <Badge tone="success">{t('quizzes.bank_same')}</Badge>}
      {place.attempts_count > 0 && (
        <span className={textStyles.muted}>
          {t('quizzes.bank_attempts', { count: place.attempts_count })}
        </span>
      )}
    </span>
  )
}
