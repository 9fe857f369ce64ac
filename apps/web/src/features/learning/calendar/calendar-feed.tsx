import type { getCalendar as operation } from '@lectern/contract/learning/calendar/calendar.api'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { endCalendarFeed, makeCalendarFeed } from '../home/api.ts'
import styles from './calendar.module.css'

type FeedState = OperationReply<typeof operation>['data']['feed']['state']

const textsOf = { off: 'home.feed_off_text', on: 'home.feed_on_text', ended: 'home.feed_ended_text' } as const

/** The address to subscribe to: made, copied, renewed and switched off by the person. It shows until the page is left. */
export const CalendarFeed = ({ state }: { state: FeedState }) => {
  const { t } = useTexts()
  const { url, told, error, busy, make, end, copy } = useFeed()
  return (
    <section className={styles.feed} aria-labelledby="feed-title">
      <h2 id="feed-title" className={styles.monthTitle}>
        {t('home.feed_title')}
      </h2>
      {state === 'ended' ? (
        <Notice tone="warning">{t(textsOf.ended)}</Notice>
      ) : (
        <p className={styles.note}>{t(url === null ? textsOf[state] : 'home.feed_text')}</p>
      )}
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {url !== null && <FeedAddress url={url} />}
      <p role="status" className={styles.told}>
        {told && t(`home.feed_${told}`)}
      </p>
      <div className={styles.ways}>
        {url !== null && (
          <Button variant="secondary" onClick={() => void copy(url)}>
            {t('home.feed_copy')}
          </Button>
        )}
        <Button
          variant={url === null ? 'secondary' : 'quiet'}
          busy={busy}
          onClick={() => make(state === 'on')}
        >
          {t(state === 'off' ? 'home.feed_make' : 'home.feed_renew')}
        </Button>
        {state !== 'off' && (
          <Button variant="quiet" busy={busy} onClick={end}>
            {t('home.feed_end')}
          </Button>
        )}
      </div>
    </section>
  )
}

const FeedAddress = ({ url }: { url: string }) => {
  const { t } = useTexts()
  return (
    <Field label={t('home.feed_address')}>
      <TextInput value={url} readOnly spellCheck={false} onFocus={(event) => event.currentTarget.select()} />
    </Field>
  )
}

/** The server keeps a hash: the address is known from its making until the page is left. */
const useFeed = () => {
  const router = useRouter()
  const [url, setUrl] = useState<string | null>(null)
  const [told, setTold] = useState<'renewed' | 'ended' | 'copied' | null>(null)
  const make = useAction(async (isRenewed: boolean) => {
    setUrl((await makeCalendarFeed({})).data.url)
    setTold(isRenewed ? 'renewed' : null)
    await router.invalidate()
  })
  const end = useAction<undefined>(async () => {
    await endCalendarFeed({})
    setUrl(null)
    setTold('ended')
    await router.invalidate()
  })
  const copy = async (address: string) => {
    if (await copyText(address)) setTold('copied')
  }
  return {
    url,
    told,
    copy,
    make: make.run,
    end: () => end.run(undefined),
    error: make.error ?? end.error,
    busy: make.busy || end.busy,
  }
}
