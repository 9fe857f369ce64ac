import type { FrontPagePicture } from '@lectern/contract/courses/front-page/front-page'
import { saveFrontPagePicture } from '@lectern/contract/courses/front-page/front-page.api'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { PictureFields } from './picture-fields.tsx'

const urlOf = (letter: string) => `/pictures/${letter.repeat(22)}-1280`
const onPicture = vi.fn<(picture: FrontPagePicture | null) => void>()

const Fields = ({ first }: { first: FrontPagePicture | null }) => {
  const [picture, setPicture] = useState(first)
  const change = (next: FrontPagePicture | null) => {
    onPicture(next)
    setPicture(next)
  }
  return <PictureFields picture={picture} onPicture={change} instead={<p>Drawn cover</p>} />
}

const show = (first: FrontPagePicture | null) =>
  renderPart(
    <main style={{ padding: 16 }}>
      <h1>Bakers</h1>
      <Fields first={first} />
      <ToastRegion toasts={toasts} label="Messages" closeLabel="Close" />
    </main>,
    { texts: ['common', 'create-course', 'lesson-editor', 'front-page'], width: 390 },
  )

const alt = page.getByRole('textbox', { name: 'What the picture shows' })

/** A picture of 64 × 64 in one colour. */
const drawnFile = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 64)
  return new File([await canvas.convertToBlob()], 'oven.png', { type: 'image/png' })
}

test('a chosen picture is cut, kept for the page and shown at once, and its description is written below', async () => {
  answerCall(saveFrontPagePicture, () => ({ data: { url: urlOf('a') } }))
  await show(null)
  await expect.element(page.getByText('Drawn cover')).toBeVisible()
  expect(alt.elements()).toEqual([])
  const input = page.getByRole('group', { name: 'Picture at the head of the page' }).element()
  await userEvent.upload(input.querySelector('input') ?? input, await drawnFile())
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await alt.fill('A baker')
  expect(onPicture).toHaveBeenLastCalledWith({ url: urlOf('a'), alt: 'A baker' })
  await expectAccessible()
  await expectFits()
})

test('a removed picture comes back with its description', async () => {
  await show({ url: urlOf('b'), alt: 'An oven' })
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Drawn cover')).toBeVisible()
  expect(onPicture).toHaveBeenLastCalledWith(null)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(alt).toHaveValue('An oven')
})
