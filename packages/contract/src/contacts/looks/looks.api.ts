import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { cursor, cursorLinks } from '../../kernel/paging.ts'
import { look, lookKinds, lookLimits } from './looks.ts'

export const listLooks = defineOperation({
  id: 'contacts.listLooks',
  method: 'GET',
  path: '/contact-looks',
  summary: 'Who of the staff looked at contacts or took them out, the latest first; kept for 400 days',
  query: z.object({
    member: idParam.optional(),
    contact: idParam.optional(),
    kind: z.enum(lookKinds).optional(),
    from: instant.optional(),
    to: instant.optional(),
    after: cursor.optional(),
  }),
  output: z.object({
    data: wholeList(look, lookLimits.perPage),
    links: cursorLinks.pick({ next: true }),
  }),
  errors: [],
  permission: { kind: 'staff', anyOf: ['cabinet_root'] },
})
