import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { Library } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { BankCard } from './bank-card.ts'
import styles from './bank.module.css'

/** Says that the bank has another form of a question, and offers both. */
export const BankNote = ({ bank }: { bank: BankCard }) => {
  const { t } = useTexts()
  return (
    <div className={styles.note}>
      <Notice
        icon={Library}
        title={t('quizzes.bank_changed_title')}
        actions={
          <>
            <Button size="small" onClick={bank.takeOver}>
              {t('quizzes.bank_take_over')}
            </Button>
            <Button size="small" variant="quiet" onClick={bank.keepOwn}>
              {t('quizzes.bank_keep_own')}
            </Button>
          </>
        }
      >
        {t('quizzes.bank_changed_text')}
      </Notice>
    </div>
  )
}

/** The same in the line of a closed question; on a phone its name has the room. */
export const BankBadge = () => {
  const { t } = useTexts()
  return (
    <Badge icon={Library}>
      <span className={styles.badgeWords}>{t('quizzes.bank_changed')}</span>
    </Badge>
  )
}
