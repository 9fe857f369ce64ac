import type { Change } from '../change.ts'

/** A waiting change, never sent, with what a test says about it. */
export const sampleChange = (own: Partial<Change> = {}): Change => ({
  seq: 1,
  device: 'device-1',
  id: 'id-1',
  person: 'a',
  entity: 'note:1',
  kind: 'note',
  payload: { n: 1 },
  at: 1000,
  firstAt: 1000,
  attempts: 0,
  retryAt: 0,
  ...own,
})

/** Why a server refused. */
export const sampleRefusal = {
  status: 422,
  code: 'invalid_fields',
  message: 'No.',
  fields: { title: ['too long'] },
}
