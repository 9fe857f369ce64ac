import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { ZoneField } from './zone-field.tsx'

const Zone = ({ noneLabel }: { noneLabel?: string }) => {
  const [zone, setZone] = useState<string | null>('Asia/Tokyo')
  return (
    <>
      <ZoneField label="Zone" value={zone} onValue={setZone} noneLabel={noneLabel} />
      <output aria-label="Chosen">{zone ?? 'none'}</output>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Zone' })
const chosen = page.getByRole('status', { name: 'Chosen' })
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

test.each([
  ['en', 'kyiv', 'Europe/Kyiv'],
  ['en', 'ukraine', 'Europe/Kyiv'],
  ['uk', 'Київ', 'Europe/Kyiv'],
  ['ru', 'Киев', 'Europe/Kyiv'],
  ['ru', 'Варшава', 'Europe/Warsaw'],
  ['en', 'new york', 'America/New_York'],
] as const)('in %s, %s finds %s', async (locale, words, zone) => {
  await renderPart(<Zone />, { locale, width: 390 })
  await field.fill(words)
  await expect.poll(() => names().length).toBeLessThan(4)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(chosen).toHaveTextContent(zone)
  await expect.element(field).toHaveValue(expect.stringContaining(zone.replace('_', ' ')))
})

test('an offset finds those that have it now, and no longer ones', async () => {
  await renderPart(<Zone />)
  await field.fill('utc+3')
  await expect.poll(() => names().length).toBeGreaterThan(5)
  expect(names().filter((name) => !/UTC\+3(?!\d)/u.test(name ?? ''))).toEqual([])
})

test('words that choose nothing are forgotten when the field is left', async () => {
  await renderPart(<Zone />)
  await field.fill('nowhere at all')
  await expect.element(page.getByText('Nothing found.')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('Asia/Tokyo (UTC+9)')
  await expect.element(chosen).toHaveTextContent('Asia/Tokyo')
})

test('none of its own is a choice where one is offered', async () => {
  await renderPart(<Zone noneLabel="As the school" />)
  await field.fill('as the')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(chosen).toHaveTextContent('none')
  await expect.element(field).toHaveValue('As the school')
})
