import { z } from 'zod'
import { ownPath } from '@lectern/contract/identity/people'
import { productKinds } from '@lectern/contract/kernel/product-kind'
import type { ReadDatabase, Transaction, Database } from '../../../../platform/database/pool.ts'
import { renderMail } from '../../../../platform/mailer/render-mail.ts'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { enqueue } from '../../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { loadMailTexts } from '../../../../platform/texts/mail-texts.ts'
import { findUser, findUserByEmail, type UserRow } from '../../users.repository.ts'
import { loadKeys } from '../keys.ts'
import { type CodePurpose, issueCode, issueToken } from '../one-time.ts'
import { findSignInMethods } from '../people.repository.ts'
import { type FindLook, place, type Place, readersLocale } from '../place.ts'
import { takesCode } from '../rules/sign-in-methods.ts'
import { enqueueNotice } from './send-notice.ts'

const withLink = {
  email: z.string(),
  next: ownPath.optional(),
  /** The kind is missing in jobs of an older version. */
  start: z
    .object({ course: z.int(), title: z.string(), kind: z.enum(productKinds).default('course') })
    .optional(),
  place,
}

/**
 * Makes a code and mails it. The call that asks for one only writes this job, for known and unknown addresses alike: its
 * answer and its time tell nothing, and no code lies in the queue (THREATS T51).
 */
const sendCode = defineJob({
  name: 'accounts.sendCode',
  payload: z.union([
    z.object({ purpose: z.literal('login'), ...withLink }),
    z.object({ purpose: z.literal('restore'), ...withLink }),
    z.object({ purpose: z.enum(['proof', 'email_confirm']), user_id: z.int(), place }),
    z.object({ purpose: z.literal('email_change'), user_id: z.int(), email: z.string(), place }),
  ]),
  maxAttempts: 5,
})
type Order = z.output<typeof sendCode.payload>

export const enqueueCode = (tx: Transaction, order: z.input<typeof sendCode.payload>): Promise<void> =>
  enqueue(tx, sendCode, order)

/** A code that was made, and where it goes. */
interface MadeCode {
  readonly user: UserRow
  readonly to: string
  readonly code: string
  readonly href?: string
}

export const handleSendCode = ({
  db,
  mailer,
  textsFolder,
  findLook,
}: Pick<Dependencies, 'db' | 'mailer' | 'textsFolder'> & { readonly findLook: FindLook }): JobHandler =>
  handleJob(sendCode, async (order, { clock }) => {
    const made = await makeCode(db, order, clock.now())
    if (!made) return
    const { user, to, code, href } = made
    const locale = readersLocale(user.language, order.place)
    const t = await loadMailTexts(textsFolder, locale)
    const { school } = order.place
    const text = t(`mail.code_${order.purpose}_text`, { school })
    // Whoever presses the button must have read what it does: anybody may have asked for this letter.
    const start =
      'start' in order && order.start
        ? [t('mail.code_start', { course: order.start.title, kind: order.start.kind })]
        : []
    const letter = await renderMail({
      look: await findLook(db, order.place),
      locale,
      subject: t(`mail.code_${order.purpose}_subject`, { school, code }),
      preheader: text,
      greeting: t('mail.greeting', { name: user.name }),
      text: [text, ...start].join(' '),
      code,
      ...(href === undefined ? {} : { action: { label: t(`mail.code_${order.purpose}_action`), href } }),
      note: t('mail.code_note'),
      footer: t('mail.code_footer', { school }),
    })
    await mailer.send({ to, ...letter })
  })

const makeCode = (db: Database, order: Order, now: Date): Promise<MadeCode | null> =>
  db.transaction(async (tx) => {
    const codeOf = async (purpose: CodePurpose, userId: number, target?: string) =>
      issueCode(
        tx,
        await loadKeys(tx, now),
        { purpose, userId, ...(target === undefined ? {} : { target }) },
        now,
      )
    if (order.purpose === 'login' || order.purpose === 'restore') {
      const user = await findUserByEmail(tx, order.email)
      if (!user || !(await mayHaveCode(tx, order, user.id))) return null
      const code = await codeOf(`${order.purpose}_code`, user.id)
      return { user, to: user.email, code, href: await linkOf(tx, order, user.id, now) }
    }
    const user = await findUser(tx, order.user_id)
    if (!user) return null
    if (!('email' in order)) {
      const purpose = order.purpose === 'proof' ? 'proof_code' : 'email_confirm'
      return { user, to: user.email, code: await codeOf(purpose, user.id, user.email) }
    }
    const { email, place } = order
    const owner = await findUserByEmail(tx, email)
    if (owner) {
      // Whoever asked is told the same as for a free address; the owner of this one should know.
      await enqueueNotice(tx, { kind: 'email_taken', userId: owner.id, place })
      return null
    }
    await enqueueNotice(tx, { kind: 'email_requested', userId: user.id, place, params: { email } })
    return { user, to: email, code: await codeOf('email_change', user.id, email) }
  })

/** Who lets in by password alone gets no sign-in codes; a new password may always be asked for. */
const mayHaveCode = async (tx: ReadDatabase, { purpose }: Order, userId: number): Promise<boolean> => {
  if (purpose === 'restore') return true
  const ways = await findSignInMethods(tx, userId)
  return ways !== null && takesCode(ways)
}

type LetterWithLink = Extract<Order, { purpose: 'login' | 'restore' }>

/** The only token that stands in a query signs in; that of a restore stands behind `#`, which no server ever sees. */
const linkOf = async (tx: Transaction, order: LetterWithLink, userId: number, now: Date): Promise<string> => {
  const { origin }: Place = order.place
  const payload = order.start ? { start_course: String(order.start.course) } : {}
  const next = order.next === undefined ? '' : `next=${encodeURIComponent(order.next)}`
  if (order.purpose === 'restore') {
    const token = await issueToken(tx, { purpose: 'restore_link', userId, payload }, now)
    return `${origin}/restore${next && `?${next}`}#token=${token}`
  }
  const token = await issueToken(tx, { purpose: 'login_link', userId, payload }, now)
  return `${origin}/login?${next && `${next}&`}token=${token}`
}
