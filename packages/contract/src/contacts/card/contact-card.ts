import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { listLimits } from '../../kernel/limits.ts'
import { violation } from '../../schools/access-control.ts'
import { reward } from '../../schools/rewards.ts'
import { contactField } from '../contact-fields.ts'

/** Tabs of the card of a contact, in order. */
export const cardTabs = [
  'main',
  'products',
  'learning',
  'orders',
  'points',
  'logins',
  'comments',
  'history',
] as const
export type CardTabName = (typeof cardTabs)[number]

export const cardTab = z.object({
  name: z.enum(cardTabs),
  /** How many things are in it; null where nothing is counted. */
  count: z.int().nullable(),
})

export const cardLimits = { devices: 50, violations: 50, points: 100 } as const

/** An own field of the school, as the card of a contact edits it. */
export const cardField = contactField
  .pick({ id: true, title: true, type: true, options: true, is_required: true, position: true })
  .extend({ tab: z.string() })
export type CardField = z.infer<typeof cardField>

/** What a card has beside the contact itself. */
export const cardParts = z.object({
  tabs: wholeList(cardTab, cardTabs.length),
  fields: wholeList(cardField, listLimits.ownFields),
})
export type CardParts = z.infer<typeof cardParts>

/** A device with which a person was in this school. */
export const contactDevice = z.object({
  /** Below zero: a session that came without a device. */
  id: z.int(),
  browser: z.string().nullable(),
  os: z.string().nullable(),
  /** When it was in this school for the first time, and last; null: that is not known. */
  first_seen_at: instant,
  last_seen_at: instant.nullable(),
})

/** What a school knows of how a person enters it; nothing of other schools. */
export const contactLogins = z.object({
  devices: wholeList(contactDevice, cardLimits.devices),
  /** Refusals of this school's access control; null for those who may not see them. */
  violations: wholeList(violation, cardLimits.violations).nullable(),
  /** Other rules of the access control count for the person; null for those who may not see it. */
  is_exception: z.boolean().nullable(),
})
export type ContactLogins = z.infer<typeof contactLogins>

/** Points that this school gave a person. */
export const contactPoints = z.object({
  balance: z.int(),
  entries: wholeList(reward.omit({ school: true }), cardLimits.points),
  has_more: z.boolean(),
})
export type ContactPoints = z.infer<typeof contactPoints>
