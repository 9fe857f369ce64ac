import type { TestApp } from './app.ts'

export interface Listed {
  readonly id: number
  readonly title: string
  readonly module_id: number | null
}
export interface ListedProgram {
  readonly modules: readonly { readonly id: number; readonly title: string }[]
  readonly lessons: readonly Listed[]
}

/** Titles of lessons before the first module, then of each module with its lessons. */
export const outline = ({ modules, lessons }: ListedProgram): string[][] => {
  const of = (module: number | null) =>
    lessons.filter(({ module_id }) => module_id === module).map(({ title }) => title)
  return [of(null), ...modules.map(({ id, title }) => [title, ...of(id)])]
}

/** A rule by the clocks of Kyiv. */
export const rule = (moment: object, after_lesson_ids: number[] = []) => ({
  moment,
  time_zone: 'Europe/Kyiv',
  after_lesson_ids,
})
export const days = (count: number, hour: string | null = '09:00') =>
  rule({ kind: 'after_days', days: count, hour })

/** Somebody who writes the programs of courses through the API. */
export const programAuthor = ({ call }: TestApp, as: string) => {
  const send = async (method: string, path: string, body?: object) => {
    const reply = await call(method, path, { as, body })
    if (reply.status >= 300) throw new Error(JSON.stringify(reply.body))
    return reply.body
  }
  return {
    send,
    newCourse: async (title: string): Promise<{ id: number; slug: string }> => {
      const { id, slug } = (await send('POST', '/courses', { title })).data
      await send('PUT', `/courses/${id}`, { status_id: 4 })
      return { id, slug }
    },
    newModule: async (course: number, title: string): Promise<number> =>
      (await send('POST', `/courses/${course}/modules`, { title })).module_id,
    newLesson: async (course: number, title: string, module_id?: number): Promise<number> => {
      const { id } = (await send('POST', `/courses/${course}/lessons-new`, { title, module_id })).data
      await send('PUT', `/courses/${course}/lessons-new/${id}`, { status_id: 4 })
      return id
    },
    programOf: async (course: number): Promise<ListedProgram> =>
      (await send('GET', `/courses/${course}/program/minimal`)).data,
  }
}
