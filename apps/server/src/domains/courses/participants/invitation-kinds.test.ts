import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'asking', true)
const letters = await openTestMailServer(app)
const as = school.owner.token

const productOf = async (kind: string): Promise<number> => {
  const { body } =
    kind === 'closed_group'
      ? await call('POST', '/closed-groups', { as, body: { name: 'Bread' } })
      : await call('POST', '/courses', { as, body: { title: 'Bread', type_id: kind === 'marathon' ? 2 : 1 } })
  return body.data.product_id
}
const products = new Map<string, number>()
for (const kind of ['course', 'marathon', 'closed_group']) products.set(kind, await productOf(kind))

/** Subject, a part of the text, and what is on the button. */
const said: [kind: string, language: string, subject: string, words: string, button: string][] = [
  [
    'course',
    'en',
    'You are invited to the course “Bread”',
    'invites you to the course “Bread”',
    'Join the course',
  ],
  [
    'marathon',
    'en',
    'You are invited to the marathon “Bread”',
    'invites you to the marathon “Bread”',
    'Join the marathon',
  ],
  [
    'closed_group',
    'en',
    'You are invited to the closed group “Bread”',
    'invites you to the closed group “Bread”',
    'Join the group',
  ],
  ['course', 'uk', 'Вас запрошують на курс «Bread»', 'запрошує вас на курс «Bread»', 'Приєднатися до курсу'],
  [
    'marathon',
    'uk',
    'Вас запрошують на марафон «Bread»',
    'запрошує вас на марафон «Bread»',
    'Приєднатися до марафону',
  ],
  [
    'closed_group',
    'uk',
    'Вас запрошують до закритої групи «Bread»',
    'запрошує вас до закритої групи «Bread»',
    'Приєднатися до групи',
  ],
  [
    'course',
    'ru',
    'Вас приглашают на курс «Bread»',
    'приглашает вас на курс «Bread»',
    'Присоединиться к курсу',
  ],
  [
    'marathon',
    'ru',
    'Вас приглашают на марафон «Bread»',
    'приглашает вас на марафон «Bread»',
    'Присоединиться к марафону',
  ],
  [
    'closed_group',
    'ru',
    'Вас приглашают в закрытую группу «Bread»',
    'приглашает вас в закрытую группу «Bread»',
    'Присоединиться к группе',
  ],
]

it.each(said)('an invitation to a %s calls it so in %s', async (kind, language, subject, words, button) => {
  const email = `${kind.replace('_', '-')}-${language}@lectern.test`
  const added = await call('POST', `/products/${products.get(kind)}/participants`, {
    as,
    body: { email },
    headers: { 'accept-language': language },
  })
  expect(added.status).toBe(201)
  const letter = await letters.newest(email)
  expect([letter.subject, letter.text, letter.html]).toEqual([
    subject,
    expect.stringContaining(words),
    expect.stringContaining(button),
  ])
})

it('the page of the link and the notice of it know what it is, and an invitation to the staff is none of these', async () => {
  const person = await signUp(app, 'Invited Person')
  const invite = (product: number | undefined) =>
    call('POST', `/products/${product}/participants`, { as, body: { email: person.email } })
  await invite(products.get('marathon'))
  const { link } = await letters.newest(person.email)
  const token = link.slice(link.lastIndexOf('/') + 1)
  expect((await call('GET', `/invitations/${token}`)).body.data).toMatchObject({
    course: 'Bread',
    kind: 'marathon',
  })
  await invite(products.get('closed_group'))
  await call('POST', '/cabinet/users/invitations', { as, body: { email: person.email } })
  const alerts = (await call('GET', '/alerts', { as: person.token })).body.data
  const told = alerts.map(({ code, params }: { code: string; params: { kind?: string } }) => [
    code,
    params.kind,
  ])
  expect(told).toEqual(
    expect.arrayContaining([
      ['course_invitation_waiting', 'marathon'],
      ['course_invitation_waiting', 'closed_group'],
      ['invitation_waiting', undefined],
    ]),
  )
  const staff = await letters.newest(person.email)
  const its = staff.link.slice(staff.link.lastIndexOf('/') + 1)
  expect((await call('GET', `/invitations/${its}`)).body.data).toMatchObject({ course: null, kind: null })
})
