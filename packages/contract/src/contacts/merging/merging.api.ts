import { z } from 'zod'
import { acknowledged, dataOf, wholeList } from '../../kernel/envelope.ts'
import { id, idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { cursorLinks, cursorQuery } from '../../kernel/paging.ts'
import { mayReadContact } from '../card/may-read-contact.ts'
import { contactCard } from '../contacts.ts'
import {
  contactMerge,
  likenesses,
  likePair,
  mergeComparison,
  mergeLimits,
  mergeOrder,
  suggestion,
  unmerged,
} from './merging.ts'

const params = z.object({ contact: idParam })
const pair = z.object({ contact: idParam, other: idParam })

/** Both are needed, `contact_edit` and `contact_delete`: one of the two contacts is there no more. */
const mayMerge = { kind: 'staff', anyOf: ['contact_delete'], alsoAnyOf: ['contact_edit'] } as const

export const listSuggestions = defineOperation({
  id: 'contacts.listSuggestions',
  method: 'GET',
  path: '/contacts/:contact/duplicates',
  summary: 'Contacts that may be the same person; nothing is merged by itself',
  params,
  output: dataOf(wholeList(suggestion, mergeLimits.suggestions)),
  errors: [],
  permission: mayReadContact,
})

export const listLikePairs = defineOperation({
  id: 'contacts.listLikePairs',
  method: 'GET',
  path: '/contact-duplicates',
  summary: 'Pairs of contacts of the school that may be one person, by what they have in common',
  query: z.object({ ...cursorQuery(mergeLimits.perPage), sort: z.enum(likenesses).default('phone') }),
  output: z.object({ data: wholeList(likePair, 100), links: cursorLinks }),
  errors: [],
  permission: mayMerge,
})

export const markStrangers = defineOperation({
  id: 'contacts.markStrangers',
  method: 'PUT',
  path: '/contacts/:contact/strangers/:other',
  summary: 'Remember that two contacts are two people: they are suggested no more',
  params: pair,
  output: acknowledged,
  errors: [],
  permission: mayMerge,
})

export const unmarkStrangers = defineOperation({
  id: 'contacts.unmarkStrangers',
  method: 'DELETE',
  path: '/contacts/:contact/strangers/:other',
  summary: 'Let two contacts be suggested again',
  params: pair,
  output: acknowledged,
  errors: [],
  permission: mayMerge,
})

export const compareContacts = defineOperation({
  id: 'contacts.compareContacts',
  method: 'GET',
  path: '/contacts/:contact/merge/:other',
  summary: 'Two contacts side by side, and what would be taken of whom',
  params: pair,
  output: dataOf(mergeComparison),
  errors: ['contact_erased'],
  permission: mayMerge,
})

export const mergeContacts = defineOperation({
  id: 'contacts.mergeContacts',
  method: 'POST',
  path: '/contacts/:contact/merge',
  summary: 'Make two contacts one; the id of the other leads to the one that stays',
  params,
  body: mergeOrder,
  output: dataOf(z.object({ merge_id: id, contact: contactCard })),
  errors: ['two_accounts', 'account_stays', 'contact_changed', 'contact_erased', 'too_many_tags'],
  permission: mayMerge,
})

export const listContactMerges = defineOperation({
  id: 'contacts.listContactMerges',
  method: 'GET',
  path: '/contacts/:contact/merges',
  summary: 'Contacts that became one with this one, the latest first',
  params,
  output: dataOf(wholeList(contactMerge, mergeLimits.merges)),
  errors: [],
  permission: mayReadContact,
})

export const undoMerge = defineOperation({
  id: 'contacts.undoMerge',
  method: 'POST',
  path: '/contact-merges/:merge/undo',
  summary: 'Make two contacts of one again; what was changed since stays with the one that stayed',
  params: z.object({ merge: idParam }),
  output: dataOf(unmerged),
  errors: ['merge_stays', 'contact_email_taken', 'contact_field_shared'],
  permission: mayMerge,
})
