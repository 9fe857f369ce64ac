import type { ListedImport } from '@lectern/contract/contacts/imports/contact-imports'
import { listContactImports } from '@lectern/contract/contacts/imports/contact-imports.api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../lib/api/index.ts'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { fair } from '../testing/fair.ts'
import { Imports } from './imports-page.tsx'
import { NewFile } from './new-file.tsx'

const texts = ['common', 'contacts', 'contact-imports', 'expert'] as const

type Send = NonNullable<Parameters<typeof NewFile>[0]['send']>

const old: ListedImport = { ...fair, id: 3, name: 'old.xlsx', state: 'importing', is_own: false }
const made: number[] = []
const showNew = (send: Send) => renderPart(<NewFile onMade={(id) => made.push(id)} send={send} />, { texts })
const choose = (file: File) =>
  userEvent.upload(page.getByLabelText('Choose file', { exact: true }).last(), file)

test('a file is sent with its progress and can be stopped; the import that reads it is opened', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  await showNew((_file, { onSent }) => {
    onSent(0.4)
    return promise
  })
  await choose(new File(['Email\na@b.test\n'], 'fair.csv'))
  await expect.element(page.getByRole('progressbar', { name: 'Uploading fair.csv' })).toBeVisible()
  await expect.element(page.getByText('40%')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  resolve(9)
  await expect.poll(() => made).toEqual([9])
})

test('a refusal of the school is told in its words, and the place for a file stays', async () => {
  await showNew(() => Promise.reject(new ApiError({ status: 422, code: 'too_many_imports' })))
  await choose(new File(['x'], 'fair.csv'))
  await expect.element(page.getByText('fair.csv was not uploaded')).toBeVisible()
  await expect.element(page.getByText(/You have 5 unfinished imports/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
})

test.each([
  [new File([''], 'fair.csv'), 'The file is empty.'],
  [new File(['x'], 'fair.pdf'), /Save the table as CSV/],
])('what cannot be a file of contacts is not sent: %s', async (file, words) => {
  await showNew(() => Promise.reject(new Error('It was sent.')))
  await choose(file)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a school without imports is told what they do; the others are listed with their state', async () => {
  let began = 0
  answerCall(listContactImports, () => ({ data: [], has_more: false }))
  await renderPart(<Imports onNew={() => (began += 1)} />, { texts })
  await expect.element(page.getByText('No imports yet')).toBeVisible()
  await page.getByRole('button', { name: 'New import' }).click()
  expect(began).toBe(1)
})

test('imports are listed with the step at which they are', async () => {
  answerCall(listContactImports, () => ({
    data: [fair, old],
    has_more: false,
  }))
  await renderPart(<Imports onNew={() => undefined} />, { texts })
  await expect.element(page.getByRole('row', { name: /autumn-fair\.csv.*Choose the columns/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /old\.xlsx.*Anna.*Importing/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Actions for “old.xlsx”' })).not.toBeInTheDocument()
})
