import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import { loadMailTexts, type MailTexts } from '../../../platform/texts/mail-texts.ts'
import { issueEntrance, loadKeys } from '../../identity/index.ts'
import { findSchool, mailLookOf } from '../../schools/index.ts'
import { currencyOf } from '../orders.presenter.ts'
import { findOrder, listPaymentsOf, type LockedOrder } from '../order-writes.repository.ts'
import { tokenOfOrder } from '../order-token.ts'
import type { FindReceipt, PaymentMethods } from '../services.ts'

/** What an order is written about. */
export const orderLetterKinds = [
  'placed',
  'paid',
  'paid_in_part',
  'payment_failed',
  'refunded',
  /** The link by which it is paid, once more. */
  'pay_link',
] as const

/** A letter about an order to its buyer. Its entrance is made when it is written, so no queue ever holds it. */
export const sendOrderLetter = defineJob({
  name: 'orders.sendLetter',
  payload: z.object({
    school_id: storedSchoolId,
    order_id: z.int(),
    kind: z.enum(orderLetterKinds),
    /** The payment that came. */
    payment_id: z.int().nullable().default(null),
    /** What went back, in minor units. */
    amount: z.int().nullable().default(null),
  }),
  maxAttempts: 8,
  lane: 'letters',
})

/** Whether the buyer is still to pay. */
const waitsForMoney = ({ paidStatus, cancelledAt }: LockedOrder): boolean =>
  (paidStatus === 'unpaid' || paidStatus === 'partial') && cancelledAt === null

interface LetterPlace {
  readonly order: LockedOrder
  readonly t: MailTexts
  readonly money: (amount: bigint) => string
  /** The school's address, without a trailing slash. */
  readonly origin: string
  readonly orderLink: string
}

type Words = {
  readonly subject: string
  readonly text: string
  readonly label: string
  readonly href: string
}

/** What payments, which stand above, tell of the money of an order. */
interface MoneyParts {
  readonly methods: PaymentMethods
  readonly findReceipt: FindReceipt
}

export const handleSendOrderLetter = (
  {
    db,
    env,
    mailer,
    textsFolder,
    clock,
  }: Pick<Dependencies, 'db' | 'env' | 'mailer' | 'textsFolder' | 'clock'>,
  money: () => Promise<MoneyParts>,
): JobHandler =>
  handleJob(sendOrderLetter, async (letter) => {
    const schoolId = letter.school_id
    const order = await findOrder(db, { schoolId, orderId: letter.order_id })
    const school = await findSchool(db, schoolId)
    // The buyer was erased, or an order that was paid meanwhile needs no word of how to pay.
    if (
      !school ||
      !order ||
      order.email === null ||
      ((letter.kind === 'placed' || letter.kind === 'payment_failed') && order.paidStatus !== 'unpaid') ||
      (letter.kind === 'pay_link' && !waitsForMoney(order))
    )
      return
    const t = await loadMailTexts(textsFolder, order.language)
    const origin = originOf(env, school)
    const keys = await loadKeys(db, clock.now())
    const place: LetterPlace = {
      order,
      t,
      origin,
      orderLink: `${origin}/orders/${tokenOfOrder(keys, order.id)}`,
      money: (amount) => formatMoney({ amount, currency: currencyOf(order) }, order.language),
    }
    const { methods, findReceipt } = await money()
    const words = await wordsOf[letter.kind](place, {
      amount: letter.amount === null ? order.total : BigInt(letter.amount),
      paid: (await listPaymentsOf(db, order.id)).find(({ id }) => id === letter.payment_id)?.amount ?? 0n,
      instruction: async () =>
        order.methodId === null
          ? null
          : ((await methods.find(db, schoolId, order.methodId))?.instruction ?? null),
      entrance: async () => {
        const { userId, email } = order
        if (userId === null || email === null) return null
        const token = await db.transaction((tx) => issueEntrance(tx, { userId, email }, clock.now()))
        return token && `${origin}/login?next=${encodeURIComponent('/account/products')}&token=${token}`
      },
    })
    await mailer.send({
      to: order.email,
      ...(await renderMail({
        look: mailLookOf(school, origin),
        locale: order.language,
        subject: words.subject,
        greeting:
          order.buyerName === '' ? t('mail.greeting_nobody') : t('mail.greeting', { name: order.buyerName }),
        text: words.text,
        action: { label: words.label, href: words.href },
        note: t('mail.order_note', { number: order.number }),
        footer: t('mail.order_footer', { school: school.name }),
        footerLinks: await receiptLinks(letter, place, () =>
          findReceipt(db, { schoolId, orderId: order.id }, letter.payment_id),
        ),
      })),
    })
  })

/** The receipt of money that came, for whoever has the letter. */
const receiptLinks = async (
  { kind }: Pick<z.output<typeof sendOrderLetter.payload>, 'kind'>,
  { t, origin, orderLink }: LetterPlace,
  find: () => ReturnType<FindReceipt>,
) => {
  const receipt = kind === 'paid' || kind === 'paid_in_part' ? await find() : null
  if (receipt === null) return []
  const { number, pathOf } = receipt
  return [
    {
      label: t('mail.document_title_receipt', { number }),
      href: `${origin}${pathOf(orderLink.slice(origin.length))}`,
    },
  ]
}

interface Told {
  readonly amount: bigint
  readonly paid: bigint
  readonly instruction: () => Promise<string | null>
  /** An address that signs the buyer in; null where a letter may not. */
  readonly entrance: () => Promise<string | null>
}

const wordsOf: Readonly<
  Record<(typeof orderLetterKinds)[number], (place: LetterPlace, told: Told) => Promise<Words>>
> = {
  placed: async ({ order, t, money, orderLink }, { instruction }) => {
    const how = await instruction()
    const about = { title: order.title, number: order.number, amount: money(order.total) }
    return {
      subject: t('mail.order_placed_subject', about),
      text: [t('mail.order_placed_text', about), ...(how === null ? [] : [how])].join('\n\n'),
      label: t('mail.order_placed_action'),
      href: orderLink,
    }
  },
  paid: async ({ order, t, money, orderLink }, { entrance }) => {
    const about = { title: order.title, amount: money(order.paidTotal) }
    const wayIn = await entrance()
    return {
      subject: t('mail.order_paid_subject', about),
      text: t(wayIn === null ? 'mail.order_paid_text_sign_in' : 'mail.order_paid_text', about),
      label: t(wayIn === null ? 'mail.order_placed_action' : 'mail.order_paid_action'),
      href: wayIn ?? orderLink,
    }
  },
  paid_in_part: async ({ order, t, money, orderLink }, { paid }) => {
    const about = {
      title: order.title,
      amount: money(paid),
      rest: money(order.total - order.paidTotal),
    }
    return {
      subject: t('mail.order_part_subject', about),
      text: t('mail.order_part_text', about),
      label: t('mail.order_part_action'),
      href: orderLink,
    }
  },
  payment_failed: async ({ order, t, money, orderLink }, { amount }) => {
    const about = { title: order.title, amount: money(amount), number: order.number }
    return {
      subject: t('mail.order_failed_subject', about),
      text: t('mail.order_failed_text', about),
      label: t('mail.order_failed_action'),
      href: orderLink,
    }
  },
  pay_link: async ({ order, t, money, orderLink }) => {
    const about = {
      title: order.title,
      amount: money(order.total - order.paidTotal),
      number: order.number,
    }
    return {
      subject: t('mail.order_link_subject', about),
      text: t('mail.order_link_text', about),
      label: t('mail.order_link_action'),
      href: orderLink,
    }
  },
  refunded: async ({ order, t, money, orderLink }, { amount }) => {
    const about = { title: order.title, amount: money(amount), number: order.number }
    return {
      subject: t('mail.order_refunded_subject', about),
      text: t('mail.order_refunded_text', about),
      label: t('mail.order_refunded_action'),
      href: orderLink,
    }
  },
}
