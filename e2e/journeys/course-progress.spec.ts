import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { callAs } from '../support/expert.ts'
import { chooseLanguage, expectSound, windowsOf } from '../support/looks.ts'
import { textsOf } from '../support/texts.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

for (const { locale, width } of windowsOf('course-progress'))
  test(`an expert sees who is how far and takes it along, in ${locale} at ${width} pixels`, async ({
    page,
    server,
  }) => {
    const t = textsOf(locale)
    await page.setViewportSize({ width, height: 900 })
    const author = await signInQuickly(page, people.expert)
    const title = `Bread ${locale} ${width}`
    const outline = [{ module: 'Flour', lessons: [{ title: 'Salt' }, { title: 'Water' }] }]
    const course = await callAs(page, author, 'POST', '/courses', { title, outline })
    const { lessons } = await callAs(page, author, 'GET', `/courses/${course.id}/program/minimal`)
    for (const { id } of lessons)
      await callAs(page, author, 'PUT', `/courses/${course.id}/lessons-new/${id}`, { status_id: 4 })
    await callAs(page, author, 'PUT', `/courses/${course.id}`, { status_id: 4 })
    const tab = `/expert/course/${course.id}?tab=progress`

    await chooseLanguage(page.context(), locale, server.origin)
    await page.goto(tab)
    await expect(page.getByText(t('participants.progress_empty'), { exact: true })).toBeVisible()
    await expectAccessible(page)

    const student = await signInQuickly(page, people.student)
    await callAs(page, student, 'POST', `/public/courses/${course.id}/join`)
    await callAs(page, student, 'POST', `/lessons/${lessons[0].id}/events/watched`)
    await callAs(page, student, 'POST', `/lessons/${lessons[1].id}/events/started`)
    const { name } = await callAs(page, student, 'GET', '/user')

    await signInQuickly(page, people.expert)
    await page.goto(tab)
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) })
    const stateOf = (lesson: number) => row.getByRole('cell').nth(lesson + 1)
    await expect(stateOf(0)).toContainText(t('participants.progress_state_done'))
    await expect(stateOf(1)).toContainText(t('participants.progress_state_begun'))
    await expect(row).toContainText(t('participants.progress_share', { done: 1, total: 2 }))
    await expectSound(page)

    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: t('create-course.results_export'), exact: true }).click()
    await page.getByRole('menuitem', { name: t('create-course.results_export_csv'), exact: true }).click()
    const table = await readFile(await (await coming).path(), 'utf8')
    expect(table).toContain('1. Salt')
    expect(table).toContain(name)
    expect(table.split('\n').find((line) => line.includes(name))).toMatch(
      new RegExp(String(t('participants.progress_state_done'))),
    )

    await page.goto(`${tab}&halted=stuck`)
    await expect(page.getByText(t('create-course.participants_none_found'), { exact: true })).toBeVisible()

    await page.goto(tab)
    await press(row.getByRole('button', { name, exact: true }))
    await expect(page.getByRole('dialog', { name, exact: true })).toContainText('Salt')
  })
