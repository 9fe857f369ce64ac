import type { LineEvent } from '@lectern/contract/live/line'

export type { LineEvent }

const types: ReadonlySet<unknown> = new Set([
  'ready',
  'comments',
  'attempt',
  'queue',
  'bell',
  'task',
  'import',
  'reset',
])

/** What of one's own is heard without naming it. */
export const ownNames: readonly string[] = ['bell', 'task', 'import']

// Of our own server, and told nothing but that something is to be asked for: its schema would weigh more than all of this.
const isEvent = (value: unknown): value is LineEvent =>
  typeof value === 'object' && value !== null && 'type' in value && types.has(value.type)

/** One block of the stream: an event, or how far was heard. What a later server adds is left. */
export const readBlock = (block: string): { event?: LineEvent; cursor?: string } => {
  if (block.startsWith('id: ')) return { cursor: block.slice('id: '.length) }
  if (!block.startsWith('data: ')) return {}
  try {
    const event: unknown = JSON.parse(block.slice('data: '.length))
    return isEvent(event) ? { event } : {}
  } catch {
    return {}
  }
}
