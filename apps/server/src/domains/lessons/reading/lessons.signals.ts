import { z } from 'zod'
import { defineSignal } from '../../../platform/facts/signal.ts'

/** Something of a product changed that its readers see: a text, a title, the order, a publication, what opens when. */
export const lessonsChanged = defineSignal({
  name: 'lessons.lessonsChanged',
  payload: z.object({ product_id: z.int() }),
})
