import { createHash } from 'node:crypto'
import { PreparedBody } from '../../../platform/http/call.ts'

/** An answer with a name of its own, by which a browser asks whether it has changed. */
export const prepareBody = (value: unknown): PreparedBody => {
  const text = JSON.stringify(value)
  return new PreparedBody(value, `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`)
}
