import { notificationGroups } from '@lectern/contract/notifications/groups'
import { notificationKinds } from '@lectern/contract/notifications/kinds/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { MailContent } from '../../../platform/mailer/mail-content.ts'
import type { MailTexts } from '../../../platform/texts/mail-texts.ts'
import { coverOfLetters } from '../../courses/index.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { mailLookOf, type SchoolRow } from '../../schools/index.ts'
import type { Told } from '../kinds/teller.ts'
import type { Recipient } from '../recipients.repository.ts'
import type { TakenRow } from './letters.repository.ts'
import { makeLetterToken } from './unsubscribe-token.ts'

/** A notification of which there is something to tell. */
export interface ToldRow {
  readonly row: TakenRow
  readonly told: Told
}

/** Of more the letter says how many there are. */
const mostShown = 10

/** Where a letter is written from, and to whom. */
export interface LetterPlaceParts {
  readonly school: SchoolRow
  /** The school's address, without a trailing slash. */
  readonly origin: string
  readonly recipient: Recipient
  readonly keys: KeyedTools
  readonly t: MailTexts
}

/** A letter with what belongs into its headers. */
export interface WrittenLetter {
  readonly content: MailContent
  readonly unsubscribeUrl: string
}

/**
 * One letter about one or several things: alone in its own words, together as a list. Its foot and its header stop letters of every group
 * that it tells of.
 */
export const writeLetter = async (
  db: ReadDatabase,
  rows: readonly [ToldRow, ...ToldRow[]],
  parts: LetterPlaceParts,
): Promise<WrittenLetter> => {
  const { school, origin, recipient, keys, t } = parts
  const [first] = rows
  const told = new Set(rows.map(({ row }) => notificationKinds[row.kind].group))
  const groups = notificationGroups.filter((group) => told.has(group))
  const token = makeLetterToken(keys, { userId: recipient.id, schoolId: school.id, groups })
  const stop = groups.length === 1 ? (`notices.stop_${groups[0] ?? 'news'}` as const) : 'notices.stop_several'
  const common = {
    look: mailLookOf(school, origin),
    locale: recipient.locale,
    greeting: t('mail.greeting', { name: recipient.name }),
    footer: t('notices.letter_footer', { school: school.name }),
    footerLinks: [
      { label: t(stop), href: `${origin}/letters/${token}` },
      { label: t('notices.letter_choices'), href: `${origin}/account/notifications` },
    ],
  }
  return {
    content: {
      ...common,
      ...(rows.length === 1 ? await alone(db, first, parts) : together(rows, parts)),
    },
    unsubscribeUrl: `${origin}/api/v1/letters/${token}/unsubscribe`,
  }
}

type Words = Pick<MailContent, 'subject' | 'text' | 'preheader' | 'cover' | 'action' | 'items'>

const alone = async (
  db: ReadDatabase,
  { row, told }: ToldRow,
  { school, origin, recipient, t }: LetterPlaceParts,
): Promise<Words> => {
  const values = valuesOf(told, recipient)
  const href = `${origin}${told.path}`
  const cover = told.productId === null ? null : await coverOfLetters(db, school.id, told.productId)
  return {
    subject: t(`notices.${row.kind}_title`, values),
    text: t(`notices.${row.kind}_text`, values),
    action: { label: t(`notices.${row.kind}_action`, values), href },
    ...(cover ? { cover: { url: `${origin}${cover.path}`, href, label: cover.title } } : {}),
  }
}

const together = (rows: readonly ToldRow[], { school, origin, recipient, t }: LetterPlaceParts): Words => {
  const shown = rows.slice(0, mostShown)
  const items = shown.map(({ row, told }) => {
    const values = valuesOf(told, recipient)
    return {
      title: t(`notices.${row.kind}_title`, values),
      text: t(`notices.${row.kind}_text`, values),
      href: `${origin}${told.path}`,
    }
  })
  const values = { count: rows.length, school: school.name }
  return {
    subject: t('notices.letter_several_title', values),
    text: t('notices.letter_several_text', values),
    items,
    action: { label: t('notices.letter_several_action'), href: `${origin}/account/inbox` },
  }
}

/** What stands in the words, moments by the reader's clock. */
const valuesOf = ({ values, date }: Told, { locale, timeZone }: Recipient) => ({
  ...values,
  date:
    date === null
      ? ''
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date),
})
