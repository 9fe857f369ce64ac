import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { joinSchool, type TestSchool } from './school.ts'

/** A place for comments below the first lesson of a school, and what people do there. */
export const discussionIn = async ({ call, ...app }: TestApp, school: TestSchool) => {
  const owner = school.owner.token
  /** What a call answers that must succeed. */
  const send = async (method: string, path: string, body?: unknown, as = owner) => {
    const reply = await call(method, path, { as, body })
    expect([method, path, reply.status < 300, reply.body]).toMatchObject([method, path, true, reply.body])
    return reply.body.data
  }
  const content = { is_comments_disabled: false, is_file_comment_enabled: true }
  const { info_units: units } = await send('POST', `/lessons/${school.lesson.id}/info-section`, {
    name: 'Talk',
    info_units: [{ key: 'talk-unit', type_id: 6, content }],
  })
  const unit: number = units[0].id
  const onUnit = (text: string, more: object = {}) => ({
    commentable_type: 'info-unit',
    commentable_id: unit,
    text,
    ...more,
  })
  const write = (as: string, text: string) => call('POST', '/public/comments', { as, body: onUnit(text) })
  const written = async (as: string, text: string): Promise<number> => {
    const { status, body } = await write(as, text)
    expect([status, body]).toMatchObject([201, body])
    return body.data.id
  }
  const newcomer = async (): Promise<string> => (await joinSchool({ call, ...app }, school)).token
  return { send, unit, onUnit, write, written, newcomer }
}
