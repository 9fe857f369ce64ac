import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import type { Locale } from '@lectern/contract/kernel/locales'
import { formatDay, languageOfDates } from '@lectern/contract/kernel/moment-format'
import type { DocumentKind } from '@lectern/contract/payments/documents/documents'
import type { Paper, PaperFact, PaperNote, PaperParty, PaperTotal } from '../../../platform/pdf/paper.ts'
import type { MailTexts } from '../../../platform/texts/mail-texts.ts'
import type { DocumentContent, DocumentLine, DocumentMovement, DocumentParty } from './document-content.ts'

/** A document as it is kept. */
export interface DrawnDocument {
  readonly kind: DocumentKind
  readonly printedNumber: string
  readonly issuedAt: Date
  readonly content: DocumentContent
  /** Whether it is shown to tell how documents look: it counts for nothing. */
  readonly isSample?: boolean
}

interface Words {
  readonly t: MailTexts
  readonly money: (amount: bigint) => string
  readonly day: (day: string) => string
}

const wordsOf = ({ language, currency }: DocumentContent, t: MailTexts): Words => {
  const format = new Intl.DateTimeFormat(languageOfDates(language), { dateStyle: 'long', timeZone: 'UTC' })
  return {
    t,
    money: (amount) => formatMoney({ amount, currency }, language, { zeros: 'kept' }),
    // A day is not broken over two lines.
    day: (day) => formatDay(format, new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00A0'),
  }
}

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line !== '')

const partyOf = (heading: string, party: DocumentParty, t: MailTexts): PaperParty => ({
  heading,
  name: party.name,
  lines: filled([
    ...party.address.split('\n'),
    party.country,
    party.registration && t('mail.document_registration', { number: party.registration }),
    party.taxId && t('mail.document_tax_id', { number: party.taxId }),
    party.email,
    party.phone,
  ]),
})

const factsOf = ({ content }: DrawnDocument, { t, day }: Words): PaperFact[] => [
  { label: t('mail.document_date'), value: day(content.day) },
  {
    label: t('mail.document_order'),
    value: t('mail.document_order_number', { number: content.orderNumber }),
  },
  ...(content.corrects === null
    ? []
    : [
        {
          label: t('mail.document_corrects'),
          value: t('mail.document_corrects_of', {
            ...{ number: content.corrects.number, date: day(content.corrects.day) },
          }),
        },
      ]),
]

/** 2100 → 21 %, 550 → 5.5 %. */
const rateOf = (basisPoints: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)}\u00A0%`

const hasVat = (lines: readonly DocumentLine[]): boolean => lines.some(({ vat }) => vat !== null)

const totalsOf = ({ kind, content }: DrawnDocument, { t, money }: Words): PaperTotal[] => {
  const { lines, total, due, language } = content
  const rates = Map.groupBy(
    lines.flatMap(({ vat }) => (vat === null ? [] : [vat])),
    ({ rateBp }) => rateBp,
  )
  const vats = [...rates].flatMap(([rate, of]) => [
    {
      label: t('mail.document_net', { rate: rateOf(rate, language) }),
      value: money(of.reduce((sum, { net }) => sum + BigInt(net), 0n)),
    },
    {
      label: t('mail.document_vat', { rate: rateOf(rate, language) }),
      value: money(of.reduce((sum, { vat }) => sum + BigInt(vat), 0n)),
    },
  ])
  return [
    ...vats,
    { label: t(`mail.document_total_${kind}`), value: money(BigInt(total)), isStrong: true },
    ...(due === null || due.amount === total
      ? []
      : [{ label: t('mail.document_due'), value: money(BigInt(due.amount)) }]),
  ]
}

const wayOf = ({ provider, method, payer }: DocumentMovement, t: MailTexts): string =>
  filled([provider ?? t(`mail.document_way_${method ?? 'other'}`), payer ?? '']).join(', ')

const notesOf = ({ kind, content }: DrawnDocument, { t, money, day }: Words): PaperNote[] => {
  const { movements, due } = content
  const isClosed = kind === 'credit_note' && movements.length === 0
  return [
    ...(isClosed ? [{ heading: '', text: t('mail.document_unpaid') }] : []),
    ...(movements.length === 0
      ? []
      : [
          {
            heading: t(kind === 'credit_note' ? 'mail.document_returned' : 'mail.document_paid'),
            text: movements
              .map((each) =>
                t('mail.document_movement', {
                  ...{ amount: money(BigInt(each.amount)), date: day(each.day), way: wayOf(each, t) },
                }),
              )
              .join('\n'),
          },
        ]),
    ...(due === null || due.instruction === ''
      ? []
      : [{ heading: t('mail.document_how_to_pay'), text: due.instruction }]),
  ]
}

const markOf = ({ content: { due }, isSample }: DrawnDocument, { t, money }: Words): string | null => {
  if (isSample === true) return t('mail.document_sample')
  return due === null ? null : t('mail.document_to_be_paid', { amount: money(BigInt(due.amount)) })
}

/** A document as it is set on paper: from what is kept of it alone. */
export const paperOf = (document: DrawnDocument, t: MailTexts): Paper => {
  const { kind, printedNumber: number, issuedAt, content } = document
  const words = wordsOf(content, t)
  const { lines, language, seller, buyer, footer } = content
  const withVat = hasVat(lines)
  return {
    language,
    title: t(`mail.document_title_${kind}`, { number }),
    author: seller.name,
    at: issuedAt,
    mark: markOf(document, words),
    facts: factsOf(document, words),
    parties: [partyOf(t('mail.document_seller'), seller, t), partyOf(t('mail.document_buyer'), buyer, t)],
    columns: [
      { label: t('mail.document_what') },
      { label: t('mail.document_quantity'), width: 64, align: 'end' },
      ...(withVat ? [{ label: t('mail.document_rate'), width: 64, align: 'end' } as const] : []),
      { label: t('mail.document_amount'), width: 112, align: 'end' },
    ],
    rows: lines.map(({ title, quantity, amount, vat }) => [
      title,
      String(quantity),
      ...(withVat ? [vat === null ? '' : rateOf(vat.rateBp, language)] : []),
      words.money(BigInt(amount)),
    ]),
    totals: totalsOf(document, words),
    notes: notesOf(document, words),
    footer,
    pageWords: (page, pages) => t('mail.document_page', { page, pages }),
  }
}
