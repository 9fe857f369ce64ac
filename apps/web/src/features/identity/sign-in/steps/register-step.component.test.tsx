import { register } from '@lectern/contract/identity/sign-in.api'
import type { RegistrationField } from '@lectern/contract/contacts/contact-fields'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuseCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import type { SignIn } from '../use-sign-in.ts'
import { RegisterStep } from './register-step.tsx'

const field = (id: number, title: string, isRequired: boolean): RegistrationField => ({
  ...{ id, title, is_required: isRequired, position: id },
  type: 'text',
  options: [],
})
const fields = [field(1, 'Branch', true), field(2, 'How you found us', false)]

const nothing = () => undefined
const flow: SignIn = {
  email: 'nadia@example.org',
  step: 'register',
  twoFactorToken: undefined,
  mail: undefined,
  resend: { left: 0, start: nothing },
  go: nothing,
  leave: nothing,
  sendCode: async () => {},
  begin: async () => {},
  enter: nothing,
}

const show = (width = 1440) =>
  renderPart(<RegisterStep flow={flow} legal={[]} fields={fields} />, {
    width,
    texts: ['common', 'auth', 'create-account'],
  })
const box = (name: string) => page.getByLabelText(name, { exact: true })
const fold = page.getByText('More about you (optional)')
const submit = page.getByRole('button', { name: 'Create account' })

/** Bodies of the calls, as texts. */
const sentBodies = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []))

test.each([1440, 390])(
  'a new account is asked for what it needs, the rest is folded, at %i pixels',
  async (width) => {
    await show(width)
    await expect.element(box('Name')).toBeVisible()
    await expect.element(box('Password')).toBeVisible()
    await expect.element(box('Branch')).toBeVisible()
    for (const name of ['Surname', 'Phone', 'How you found us'])
      await expect.element(box(name)).not.toBeVisible()
    await expectAccessible()
    await expectFits()
    await userEvent.click(fold)
    await expect.element(box('Surname')).toBeVisible()
    await expectAccessible()
    await expectFits()
  },
)

test('the line is opened by keyboard, after the password and the fields that have to be filled in', async () => {
  await show()
  await userEvent.click(box('Branch'))
  await userEvent.keyboard('{Tab}{Enter}{Tab}Novak')
  await expect.element(box('Surname')).toHaveValue('Novak')
})

test('what was written is sent after the line is folded again', async () => {
  refuseCall(register, 422, 'email_taken')
  await show()
  await userEvent.fill(box('Name'), 'Nadia')
  await userEvent.fill(box('Password'), 'quite-a-long-word-of-mine')
  await userEvent.click(fold)
  await userEvent.fill(box('Surname'), 'Novak')
  await userEvent.click(fold)
  await userEvent.click(submit)
  await expect.poll(sentBodies).toEqual([expect.stringContaining('"surname":"Novak"')])
})

const failAt = async (label: string) => {
  await userEvent.click(submit)
  await expect.element(box(label)).toBeVisible()
  await expect.element(box(label)).toHaveAccessibleDescription(/\S/)
}

test.each([
  ['phone', 'Phone'],
  ['fields.2', 'How you found us'],
])('an error at %s unfolds the line each time', async (name, label) => {
  refuseCall(register, 422, 'validation_failed', { [name]: ['invalid'] })
  await show()
  await failAt(label)
  await userEvent.click(fold)
  await expect.element(box(label)).not.toBeVisible()
  await failAt(label)
})

test('an error elsewhere leaves the line folded', async () => {
  refuseCall(register, 422, 'validation_failed', { 'fields.1': ['required'] })
  await show()
  await userEvent.click(submit)
  await expect.element(box('Branch')).toHaveAccessibleDescription(/\S/)
  await expect.element(box('Surname')).not.toBeVisible()
})
