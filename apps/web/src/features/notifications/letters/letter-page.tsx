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

/**
 * Where the link at the foot of a letter leads: one button that stops letters of every group of which it tells, and one that sends again what
 * the first has stopped.
 */
export const LetterPage = ({ token, choice: loaded }: LetterPageProps) => {
  const { t } = useTexts()
  const [choice, setChoice] = useState(loaded)
  const { school, groups, email } = choice
  const sent = groups.filter(({ is_on }) => is_on).map(({ group }) => group)
  // What was off before the button was pressed stays off when that is taken back.
  const [stopped, setStopped] = useState<typeof sent>([])
  const isOn = sent.length > 0
  const { run, busy, error } = useAction(async () => {
    const again = stopped.length > 0 ? { groups: stopped } : {}
    const change = isOn
      ? unsubscribe({ params: { token }, body: {} })
      : subscribeAgain({ params: { token }, body: again })
    setChoice((await change).data)
    setStopped(sent)
  })
  const named = isOn ? sent : stopped.length > 0 ? stopped : groups.map(({ group }) => group)
  const words = { group: named[0] ?? '', email }
  return (
    <section className={styles.choice}>
      <h1 className={styles.letterTitle}>{t('notices.unsubscribe_title', { school })}</h1>
      <div role="status">
        <p>{t(`notices.unsubscribe_${named.length > 1 ? 'several_' : ''}${isOn ? 'on' : 'off'}`, words)}</p>
        {named.length > 1 && (
          <ul className={styles.groups}>
            {named.map((group) => (
              <li key={group}>{t(`notices.group_${group}`)}</li>
            ))}
          </ul>
        )}
      </div>
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
