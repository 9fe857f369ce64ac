import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { locales } from '../kernel/locales.ts'
import { defineOperation } from '../kernel/operation.ts'

/** Groups of interface texts (documents 000 §9 and 002 §7). */
export const textGroups = [
  'account',
  'app-meta',
  'auth',
  'builder',
  'common',
  'contact',
  'course',
  'create-account',
  'create-course',
  'documents',
  'expert',
  'files',
  'marathon',
  'notes',
  'partners',
  'payments',
  'player',
  'profile',
  'quiz',
  'school',
] as const
export type TextGroup = (typeof textGroups)[number]

const groupList = z
  .string()
  .max(400)
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(textGroups)).min(1).max(textGroups.length))

export const listTranslationGroups = defineOperation({
  id: 'texts.listTranslationGroups',
  method: 'GET',
  path: '/translation-groups',
  summary: 'Compiled texts of the named groups in one language',
  query: z.object({ groups: groupList, lang: z.enum(locales).optional() }),
  output: dataOf(
    z.record(z.string(), z.object({ hash: z.string(), messages: z.record(z.string(), z.unknown()) })),
  ),
  errors: [],
  permission: { kind: 'public', why: 'Interface texts are the same for everybody.' },
})
