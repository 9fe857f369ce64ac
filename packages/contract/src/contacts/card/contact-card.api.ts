import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { listLimits } from '../../kernel/limits.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { cursor, cursorLinks } from '../../kernel/paging.ts'
import { cardField, cardParts, contactLogins, contactPoints } from './contact-card.ts'
import { mayReadContact } from './may-read-contact.ts'
import { historyEntry, historyKinds, historyLimits } from './history.ts'

const params = z.object({ contact: idParam })

export const listContactColumns = defineOperation({
  id: 'contacts.listContactColumns',
  method: 'GET',
  path: '/contact-columns',
  summary: 'Own fields of the school, whose values the list of contacts may show',
  output: dataOf(wholeList(cardField, listLimits.ownFields)),
  errors: [],
  permission: {
    kind: 'staff',
    anyOf: ['contact_list', 'contact_read', 'contact_read.team', 'contact_read.own'],
  },
})

export const getCardParts = defineOperation({
  id: 'contacts.getCardParts',
  method: 'GET',
  path: '/contacts/:contact/card',
  summary:
    'Tabs of the card of a person that the caller may open, with their counts, and own fields of the school',
  params,
  output: dataOf(cardParts),
  errors: [],
  permission: mayReadContact,
})

export const listContactHistory = defineOperation({
  id: 'contacts.listContactHistory',
  method: 'GET',
  path: '/contacts/:contact/history',
  summary: 'What happened to a person in the school, the latest first',
  params,
  query: z.object({ kind: z.enum(historyKinds).default('everything'), after: cursor.optional() }),
  output: z.object({
    data: wholeList(historyEntry, historyLimits.perPage),
    links: cursorLinks.pick({ next: true }),
  }),
  errors: [],
  permission: mayReadContact,
})

export const getContactLogins = defineOperation({
  id: 'contacts.getContactLogins',
  method: 'GET',
  path: '/contacts/:contact/logins',
  summary: 'With what a person was in this school, and when it refused them',
  params,
  output: dataOf(contactLogins),
  errors: [],
  permission: mayReadContact,
})

export const getContactPoints = defineOperation({
  id: 'contacts.getContactPoints',
  method: 'GET',
  path: '/contacts/:contact/points',
  summary: 'Points that the school gave a person, the latest first, with the balance',
  params,
  output: dataOf(contactPoints),
  errors: [],
  permission: mayReadContact,
})
