import type { ContactSource } from '@lectern/contract/contacts/contact-kinds'
import { consentGranted, consentWithdrawn, contactCreated } from '@lectern/contract/contacts/contacts.facts'
import type { ConsentSource, ConsentState } from '@lectern/contract/contacts/consents/consent-kinds'
import type { ViewQuery } from '@lectern/contract/views/views'
import type { FilterTree } from '@lectern/contract/filters/tree'
import {
  addConsent,
  addTags,
  changeMembers,
  enqueueFilling,
  insertContact,
  insertList,
  recordContact,
  tagsUnder,
} from '../../domains/contacts/index.ts'
import { insertView } from '../../domains/views/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { momentBefore } from './make-journey.ts'
import type { DemoPerson } from './people.ts'

interface Contacts {
  readonly schoolId: SchoolId
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

type Known = readonly [
  name: string,
  city: string,
  country: string,
  source: ContactSource,
  tags: readonly string[],
  days: number,
]

/** People whom the demo school knows by e-mail alone. */
const known: readonly Known[] = [
  ['Demo Contact Nina', 'Kyiv', 'UA', 'form', ['Baker', 'Autumn fair'], 1],
  ['Demo Contact Ivan', 'Lviv', 'UA', 'form', ['Baker'], 2],
  ['Demo Contact Marta', 'Warszawa', 'PL', 'import', ['Baker', 'Summer stream'], 4],
  ['Demo Contact Roman', 'Kyiv', 'UA', 'import', ['Wholesale'], 6],
  ['Demo Contact Zoya', 'Berlin', 'DE', 'import', ['Summer stream'], 9],
  ['Demo Contact Lena', 'Odesa', 'UA', 'manual', ['Autumn fair'], 12],
  ['Demo Contact Tom', 'London', 'GB', 'form', [], 21],
  ['Demo Contact Yaryna', 'Dnipro', 'UA', 'import', ['Baker'], 33],
  ['Demo Contact Petro', 'Kraków', 'PL', 'manual', ['Baker', 'Wholesale'], 45],
]

/** Contacts without an account, with the words that the school has put on them. */
export const makeContacts = async (tx: Transaction, { schoolId, person, now }: Contacts): Promise<void> => {
  const tagIds = new Map<string, number>()
  const invited: number[] = []
  const idsOf = new Map<string, number>()
  for (const [index, [name, city, country, source, tags, days]] of known.entries()) {
    const at = momentBefore(now, { days })
    const [, , first = ''] = name.split(' ')
    const contactId = await insertContact(
      tx,
      {
        ...{ schoolId, name, city, country, source },
        email: `${first.toLowerCase()}@contacts.lectern.test`,
        phone: `+38044000${String(index + 1).padStart(4, '0')}`,
        managerId: index % 3 === 0 ? person('curator') : null,
      },
      at,
    )
    if (contactId === null) continue
    idsOf.set(first, contactId)
    await recordContact(tx, { schoolId, contactId, userId: null }, contactCreated, {
      subjectId: null,
      details: { source },
      at,
    })
    if (name.endsWith('Lena') || name.endsWith('Nina')) invited.push(contactId)
    const ids = await tagsUnder(tx, schoolId, tags, at)
    await addTags(tx, [contactId], ids, at)
    const [tag] = tags
    if (tags.length === 1 && tag !== undefined && ids[0] !== undefined) tagIds.set(tag, ids[0])
  }
  const baker = tagIds.get('Baker')
  await makeTwin(tx, { schoolId, now })
  await makeConsents(tx, { schoolId, person, now }, idsOf)
  await makeLists(tx, { schoolId, now }, { baker, invited })
  await makeViews(tx, { schoolId, person, now }, baker)
}

/** Ivan once more: he left another e-mail and the same phone at the fair. */
const makeTwin = async (
  tx: Transaction,
  { schoolId, now }: Pick<Contacts, 'schoolId' | 'now'>,
): Promise<void> => {
  const at = momentBefore(now, { days: 1 })
  const details = { source: 'manual' } as const
  const contactId = await insertContact(
    tx,
    {
      ...{ schoolId, name: 'Demo Contact Ivan', city: null, country: 'UA', source: details.source },
      ...{ email: 'ivan.bread@contacts.lectern.test', phone: '+380440000002', managerId: null },
    },
    at,
  )
  if (contactId === null) return
  await recordContact(tx, { schoolId, contactId, userId: null }, contactCreated, {
    subjectId: null,
    details,
    at,
  })
  await addTags(tx, [contactId], await tagsUnder(tx, schoolId, ['Autumn fair'], at), at)
}

type Said = readonly [
  who: string,
  state: ConsentState,
  source: ConsentSource,
  days: number,
  proof: { readonly version?: string; readonly note?: string },
]

/** What contacts said of news and offers, each in another way. */
const said: readonly Said[] = [
  ['Nina', 'granted', 'form', 1, { version: 'v3' }],
  ['Ivan', 'granted', 'staff', 2, { note: 'Sign-up sheet of the autumn fair' }],
  ['Marta', 'granted', 'form', 4, { version: 'v2' }],
  ['Marta', 'withdrawn', 'person', 3, {}],
  ['Roman', 'withdrawn', 'staff', 5, { note: 'On the phone: only about orders' }],
  ['Zoya', 'asked', 'form', 9, {}],
]

const makeConsents = async (
  tx: Transaction,
  { schoolId, person, now }: Contacts,
  idsOf: ReadonlyMap<string, number>,
): Promise<void> => {
  for (const [who, state, source, days, { version, note }] of said) {
    const contactId = idsOf.get(who)
    if (contactId === undefined) continue
    const at = momentBefore(now, { days })
    const byUserId = source === 'staff' ? person('manager') : null
    const proof = note === undefined ? null : { note }
    await addConsent(tx, {
      ...{ schoolId, contactId, topic: 'letters', state, source, at, byUserId, proof },
      textVersion: version ?? null,
    })
    if (state === 'asked') continue
    const fact = state === 'granted' ? consentGranted : consentWithdrawn
    const details = { topic: 'letters', ...(byUserId === null ? {} : { by_id: byUserId }) } as const
    await recordContact(tx, { schoolId, contactId, userId: null }, fact, { subjectId: null, details, at })
  }
}

/** Views that the school shares: whom to invite, and who is new. */
const makeViews = async (
  tx: Transaction,
  { schoolId, person, now }: Contacts,
  baker: number | undefined,
): Promise<void> => {
  const invited = { account: 'without', ...(baker === undefined ? {} : { tag: String(baker) }) }
  const recent = { family: 'profile', field: 'created', operator: 'in_last_days', value: 30 } as const
  const views: readonly [string, ViewQuery, readonly string[]][] = [
    ['Bakers without an account', invited, ['city', 'phone', 'source', 'active']],
    [
      'New this month',
      { filter: JSON.stringify(recent), sort: 'created' },
      ['tags', 'source', 'manager', 'created'],
    ],
  ]
  for (const [position, [name, query, columns]] of views.entries())
    await insertView(
      tx,
      { schoolId, userId: person('expert'), list: 'contacts' },
      { name, isShared: true, query, columns, position },
      now,
    )
}

/** A list by what people are, one by what they do, and one by hand. */
const makeLists = async (
  tx: Transaction,
  { schoolId, now }: Pick<Contacts, 'schoolId' | 'now'>,
  { baker, invited }: { readonly baker: number | undefined; readonly invited: readonly number[] },
): Promise<void> => {
  const isActive = { family: 'profile', field: 'active', operator: 'in_last_days', value: 30 } as const
  const learned = {
    family: 'activity',
    field: 'lesson_completed',
    operator: 'in_last_days',
    value: 14,
  } as const
  const isBaker = { family: 'tag', field: 'has', operator: 'any_of', value: [baker ?? 0] }
  const rules: readonly [string, FilterTree][] = [
    ['Bakers, active this month', { all: baker === undefined ? [isActive] : [isBaker, isActive] }],
    ['Completed a lesson in two weeks', learned],
  ]
  for (const [name, filter] of rules) {
    const listId = await insertList(tx, { schoolId, name, kind: 'filter', filter }, now)
    await enqueueFilling(tx, { schoolId, listId, version: 0, cause: 'new_rule' })
  }
  const hand = { schoolId, name: 'Autumn fair, by invitation', kind: 'hand', filter: null } as const
  const listId = await insertList(tx, hand, now)
  await changeMembers(tx, { schoolId, listId, contactIds: invited, isIn: true, now })
}
