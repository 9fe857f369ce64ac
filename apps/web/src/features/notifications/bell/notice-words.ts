import type { Notification } from '@lectern/contract/notifications/notification'
import type { Dates, Translate } from '../../../lib/texts/index.ts'

/** A notification in the reader's words. */
export interface NoticeWords {
  readonly title: string
  /** Null where there is nothing to say any more. */
  readonly text: string | null
  /** What somebody said, as far as it is told. */
  readonly quote: string | null
}

/** The words of a comment, with their author where the title names nobody. */
const quoteOf = (kind: Notification['kind'], values: Notification['values'], t: Translate): string | null => {
  if (values['words'] === undefined) return null
  return t(kind === 'lesson_commented' ? 'notices.quote_of' : 'notices.quote', values)
}

/** What a notification says; of what the reader may not see any more nothing is left to say. */
export const wordsOf = (
  { kind, values, date, is_gone }: Notification,
  t: Translate,
  dates: Pick<Dates, 'longMoment'>,
): NoticeWords => {
  if (is_gone) return { title: t('notices.gone_title'), text: null, quote: null }
  const filled = { ...values, date: date === null ? '' : dates.longMoment(date) }
  return {
    title: t(`notices.${kind}_title`, filled),
    text: t(`notices.${kind}_text`, filled),
    quote: quoteOf(kind, values, t),
  }
}
