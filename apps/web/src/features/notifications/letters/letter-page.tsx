import type { LetterChoice } from '@lectern/contract/notifications/notification'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useState } from 'react'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { subscribeAgain, unsubscribe } from '../api.ts'
import styles from './letters.module.css'

interface LetterPageProps {
  /** Of the link in the letter. */
  token: string
  choice: LetterChoice
}

/** Where the link at the foot of a letter leads: one button that stops such letters, and one that sends them again. */
export const LetterPage = ({ token, choice: loaded }: LetterPageProps) => {
  const { t } = useTexts()
  const [choice, setChoice] = useState(loaded)
  const { school, group, is_on: isOn, email } = choice
  const { run, busy, error } = useAction(async () => {
    const change = isOn ? unsubscribe({ params: { token }, body: {} }) : subscribeAgain({ params: { token } })
    setChoice((await change).data)
  })
  const words = { group, email }
  return (
    <section className={styles.choice}>
      <h1 className={styles.letterTitle}>{t('notices.unsubscribe_title', { school })}</h1>
      <p role="status">{t(isOn ? 'notices.unsubscribe_on' : 'notices.unsubscribe_off', words)}</p>
      <p className={styles.quiet}>{t('notices.unsubscribe_still')}</p>
      {error && <Notice tone="danger">{error.message}</Notice>}
      <div className={styles.letterActions}>
        <Button variant={isOn ? 'primary' : 'secondary'} busy={busy} onClick={() => run(undefined)}>
          {t(isOn ? 'notices.unsubscribe_press' : 'notices.unsubscribe_undo')}
        </Button>
        <AppLink href={paths.account('notifications')} className={buttonClass({ variant: 'quiet' })}>
          {t('notices.unsubscribe_choices')}
        </AppLink>
      </div>
    </section>
  )
}
