import { z } from 'zod'
import { clientKey } from '../../kernel/ids.ts'
import { listKind } from '../../kernel/rich-text.ts'
import { defineNode } from '../node-kind.ts'

export const bulletListNode = defineNode({
  type: 'bulletList',
  place: 'block',
  attrs: {},
  holds: ['listItem'],
  isShown: false,
})

export const orderedListNode = defineNode({
  type: 'orderedList',
  place: 'block',
  attrs: { start: z.int().min(0).max(1_000_000).default(1), type: listKind.default(null) },
  holds: ['listItem'],
  isShown: false,
})

export const listItemNode = defineNode({
  type: 'listItem',
  place: 'inside',
  attrs: {},
  holds: 'blocks',
  isShown: false,
})

/** Lines with a box: ticked by the author as part of the text, or by every learner for themselves. */
export const taskListNode = defineNode({
  type: 'taskList',
  place: 'block',
  attrs: { tickedBy: z.enum(['learner', 'author']).default('learner') },
  holds: ['taskItem'],
  isShown: false,
})

export const taskItemNode = defineNode({
  type: 'taskItem',
  place: 'inside',
  attrs: {
    /** Names the line for the ticks of learners, whatever is moved or written above it. */
    key: clientKey.nullable().default(null),
    checked: z.boolean().default(false),
  },
  holds: 'blocks',
  isShown: true,
})
