import type { HistoryEntry } from '@lectern/contract/contacts/card/history'
import { isCurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import type { TextId, Translate } from '../../../../lib/texts/index.ts'

const isKnown = (id: string, t: Translate): id is `contacts.history_${string}` & TextId => t.has(id)

/** The text of a type of fact: `lesson.opened` is told by `history_lesson_opened`. */
export const sentenceId = (type: string): string => `contacts.history_${type.replace('.', '_')}`

/** What happened, in a sentence; a fact that this page does not know is told by its type. */
export const sentenceOf = (type: string, t: Translate): string => {
  const id = sentenceId(type)
  return isKnown(id, t) ? t(id) : type
}

const ownText = (id: string, t: Translate): string[] => (isKnown(id, t) || isLabel(id, t) ? [t(id)] : [])
const isLabel = (id: string, t: Translate): id is `contacts.${string}` & TextId => t.has(id)

/** The label of a field that every contact has, by its key. */
const labelOfKey: Readonly<Record<string, string>> = {
  language: 'contacts.card_language',
  country: 'contacts.card_country',
  time_zone: 'contacts.card_time_zone',
  birthday: 'contacts.card_birthday',
  manager_id: 'contacts.manager',
}

/** The money that a fact tells of. */
const moneyIn = ({ amount, currency }: HistoryEntry['details'], locale: string): string[] =>
  typeof amount === 'number' && typeof currency === 'string' && isCurrencyCode(currency)
    ? [formatMoney({ amount: fromWire(amount), currency }, locale)]
    : []

/** What it was about, and who of the team did it: titles, words of a list, a name. */
export const partsOf = (
  { details, names, by, is_by_team: isByTeam }: HistoryEntry,
  t: Translate,
  locale: string,
): string[] => {
  const titles = names.map(({ thing, title }) =>
    title === null ? t(`contacts.history_gone_${thing}`) : t('contacts.history_title', { title }),
  )
  const { source, key, topic } = details
  const told = [
    ...(typeof source === 'string' ? ownText(`contacts.source_${source}`, t) : []),
    ...(typeof key === 'string' ? ownText(labelOfKey[key] ?? `contacts.${key}`, t) : []),
    ...(typeof topic === 'string' ? ownText(`contacts.consent_topic_${topic}`, t) : []),
    ...(details['is_again'] === true ? [t('contacts.history_again')] : []),
    ...(details['is_private'] === true ? [t('contacts.history_private')] : []),
  ]
  return [
    ...titles,
    ...moneyIn(details, locale),
    ...told,
    ...(isByTeam ? [by?.name ?? t('contacts.history_by_team')] : []),
  ]
}
