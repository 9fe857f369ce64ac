import type { Notification } from '@lectern/contract/notifications/notification'
import type { Dates, Translate } from '../../../lib/texts/index.ts'

/** A notification in the reader's words. */
export interface NoticeWords {
  readonly title: string
  /** Null where there is nothing to say any more. */
  readonly text: string | null
}

/** What a notification says; of what the reader may not see any more nothing is left to say. */
export const wordsOf = (
  { kind, values, date, is_gone }: Notification,
  t: Translate,
  dates: Pick<Dates, 'longMoment'>,
): NoticeWords => {
  if (is_gone) return { title: t('notices.gone_title'), text: null }
  const filled = { ...values, date: date === null ? '' : dates.longMoment(date) }
  return { title: t(`notices.${kind}_title`, filled), text: t(`notices.${kind}_text`, filled) }
}
