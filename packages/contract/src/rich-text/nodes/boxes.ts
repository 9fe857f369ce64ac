import { z } from 'zod'
import { defineNode } from '../node-kind.ts'

/** A set-off remark. */
export const calloutKinds = ['note', 'tip', 'important', 'warning'] as const
export const calloutNode = defineNode({
  type: 'callout',
  place: 'block',
  attrs: { kind: z.enum(calloutKinds).default('note') },
  holds: 'blocks',
  isShown: true,
})

/** A spoiler: a line that opens what is folded below it. */
export const detailsNode = defineNode({
  type: 'details',
  place: 'block',
  attrs: { open: z.boolean().default(false) },
  holds: ['detailsSummary', 'detailsContent'],
  isShown: true,
})

export const detailsSummaryNode = defineNode({
  type: 'detailsSummary',
  place: 'inside',
  attrs: {},
  holds: 'words',
  isShown: false,
})

export const detailsContentNode = defineNode({
  type: 'detailsContent',
  place: 'inside',
  attrs: {},
  holds: 'blocks',
  isShown: false,
})

export const columnLimits = { least: 2, most: 4 } as const

/** Blocks beside each other; below each other where there is no room. */
export const columnsNode = defineNode({
  type: 'columns',
  place: 'block',
  attrs: {},
  holds: ['column'],
  isShown: false,
})

export const columnNode = defineNode({
  type: 'column',
  place: 'inside',
  /** Its share of the room, to that of its neighbours. */
  attrs: { share: z.int().min(1).max(6).default(1) },
  holds: 'blocks',
  isShown: false,
})
