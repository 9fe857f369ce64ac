import { z } from 'zod'
import { id } from '../../kernel/ids.ts'
import { defineKind } from './kind.ts'

/** Somebody has answered a comment of the reader, and not for the team alone. */
export const commentAnswered = defineKind({
  group: 'comments',
  params: z.object({ comment_id: id, product_id: id, lesson_id: id }),
})
