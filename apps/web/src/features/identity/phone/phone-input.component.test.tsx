import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { PhoneInput } from './phone-input.tsx'

test.each([390, 1440])('a phone number ends where the other fields of its form end, at %i', async (width) => {
  await renderPart(
    <form>
      <Field label="Name">
        <TextInput />
      </Field>
      <Field label="Phone">
        <PhoneInput value="" onChange={vi.fn<() => void>()} />
      </Field>
    </form>,
    { texts: ['common', 'create-account'], width },
  )
  const endOf = (label: string) =>
    page.getByRole('textbox', { name: label }).element().getBoundingClientRect().right
  await expect.element(page.getByRole('combobox')).toBeVisible()
  await expect.poll(() => endOf('Phone')).toBe(endOf('Name'))
})
