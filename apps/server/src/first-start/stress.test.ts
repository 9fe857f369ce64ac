import { randomUUID } from 'node:crypto'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { questionSlugs } from '@lectern/contract/quizzes/question-types/slugs'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { testApp } from '../testing/app.ts'
import { countRows } from '../testing/database/count-rows.ts'
import { firstStart } from './index.ts'
import { longestQuestions } from './stress/questions.ts'
import { longTitle, unbroken } from './stress/words.ts'

describe('the stress school', async () => {
  const app = await testApp()
  const { dependencies } = app
  const start = (settings: Record<string, string>) => firstStart({ ...dependencies, env: readEnv(settings) })
  const schools = async () =>
    (
      await dependencies.database.pool.query<{ slug: string }>('select slug from schools order by id')
    ).rows.map(({ slug }) => slug)

  it('is not part of a first start, and joins the demo when it is asked for', async () => {
    await start({})
    expect(await schools()).not.toContain('stress')
    await start({ LECTERN_DEMO: 'stress' })
    expect(await schools()).toContain('stress')
  })

  it('is made once', async () => {
    const before = await countRows(dependencies.db)
    await start({ LECTERN_DEMO: 'stress' })
    expect(await countRows(dependencies.db)).toEqual(before)
  })

  it('has words that do not fit, lists of 500 rows and a lesson of 300 units', async () => {
    expect([longTitle.length, unbroken.length]).toEqual([90, 60])
    const count = async (sql: string) => Number((await dependencies.database.pool.query(sql)).rows[0].total)
    const ofSchool = "school_id = (select id from schools where slug = 'stress')"
    for (const table of ['products', 'enrolments', 'attempts', 'files', 'audit_entries'])
      expect(await count(`select count(*) as total from ${table} where ${ofSchool}`)).toBeGreaterThanOrEqual(
        500,
      )
    const units = `select max(units) as total from (select count(*) as units from info_units
      join lesson_sections on lesson_sections.id = section_id group by lesson_id) lessons`
    expect(await count(units)).toBe(300)
  })

  it('has answers that learners review by lines that do not fit, with names', async () => {
    const { rows } = await dependencies.database.pool.query(
      `select state from peer_reviews where school_id = (select id from schools where slug = 'stress')
       order by state`,
    )
    expect(rows.map(({ state }) => state)).toEqual([...Array(3).fill('drawn'), ...Array(3).fill('submitted')])
  })

  it('has a question of every type, whole, and longer than a line', () => {
    const questions = longestQuestions.map((make) => make({ fileOf: () => ({ uuid: randomUUID() }) }))
    expect(questions.map(({ type }) => type)).toEqual([...questionSlugs])
    for (const question of questions) {
      expect(questionTypeOf(question).findIssues(question)).toEqual([])
      expect(question.name.length).toBeGreaterThan(unbroken.length)
    }
  })

  it('is never made in production', async () => {
    const { dependencies: others } = await testApp()
    const env = readEnv({ NODE_ENV: 'production', LECTERN_DEMO: 'stress' })
    await firstStart({ ...others, env })
    expect((await others.database.pool.query('select 1 from schools')).rowCount).toBe(0)
  })
})
