import {
  createTextTemplate,
  deleteTextTemplate,
  getTextTemplate,
  listTextTemplates,
  renameTextTemplate,
  type TextTemplate,
} from '@lectern/contract/lessons/text-templates.api'
import { line, textOf } from '@lectern/contract/rich-text/testing-text'
import { expectAccessible } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ManageTemplates } from './manage-templates.tsx'

const templateOf = (id: number, name: string): TextTemplate => ({
  id,
  name,
  author: 'Anna',
  created_at: '2026-03-01T10:00:00Z',
})
const text = textOf(line('Breathe in'))

/** Answers in place of the server, which keeps the templates. */
const answerTemplates = () => {
  let kept = [templateOf(1, 'Warm-up'), templateOf(2, 'Homework')]
  answerCall(listTextTemplates, () => ({ data: kept }))
  answerCall(getTextTemplate, ({ params }) => ({
    data: { ...templateOf(Number(params['template']), 'Warm-up'), text },
  }))
  answerCall(renameTextTemplate, ({ params, body }) => {
    kept = kept.map((each) => (each.id === Number(params['template']) ? { ...each, ...body } : each))
    return { data: { success: true as const } }
  })
  answerCall(deleteTextTemplate, ({ params }) => {
    kept = kept.filter((each) => each.id !== Number(params['template']))
    return { data: { success: true as const } }
  })
  const created: unknown[] = []
  answerCall(createTextTemplate, ({ body }) => {
    created.push(body)
    const template = templateOf(3, body?.name ?? '')
    kept = [...kept, template]
    return { data: template }
  })
  return { created }
}

const start = async () => {
  const answers = answerTemplates()
  await renderPart(<ManageTemplates onClose={() => undefined} />, {
    texts: ['common', 'create-course', 'lesson-text'],
  })
  await expect.element(page.getByText('Warm-up')).toBeVisible()
  return answers
}
const buttonOf = (name: string) => page.getByRole('button', { name, exact: true })

test('a template is renamed', async () => {
  await start()
  await expectAccessible()
  await buttonOf('Rename “Warm-up”').click()
  const rename = page.getByRole('dialog', { name: 'Rename template' })
  await rename.getByRole('textbox', { name: 'Name' }).fill('Breathing')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect.element(page.getByText('Breathing', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Warm-up')).not.toBeInTheDocument()
})

test('a deleted template goes, and comes back with its text by Undo', async () => {
  const { created } = await start()
  await buttonOf('Delete “Warm-up”').click()
  await expect.element(buttonOf('Delete “Warm-up”')).not.toBeInTheDocument()
  await expect.element(page.getByText('Homework')).toBeVisible()
  await buttonOf('Undo').click()
  await expect.element(buttonOf('Delete “Warm-up”')).toBeVisible()
  expect(created).toEqual([{ name: 'Warm-up', text }])
})
