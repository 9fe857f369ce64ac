import { afterAll } from 'vitest'
import type { TestReply } from '../app.ts'

const trace = /\bat .+:\d+:\d+\)?|node_modules|\.ts:\d+|drizzle|postgres|select .+ from/i

/**
 * Watches everything that is answered while a test file runs: none of it may be our own failure, or show how we are
 * made, and every refusal has a code. Call it at the top of the file.
 *
 * @returns a function through which each reply goes, with a word on what was asked
 */
export const watchReplies = () => {
  const betrayals: unknown[] = []
  afterAll(() => {
    if (betrayals.length > 0)
      throw new Error(`Answers that must not be: ${JSON.stringify(betrayals, null, 2)}`)
  })
  return async (what: string, asked: Promise<TestReply>): Promise<TestReply> => {
    const reply = await asked
    const { status, body } = reply
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const isBare = status >= 400 && (trace.test(text) || typeof body.error !== 'string')
    if (status >= 500 || isBare) betrayals.push([what, status, text.slice(0, 300)])
    return reply
  }
}
