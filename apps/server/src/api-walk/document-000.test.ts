import { expect, test } from 'vitest'
import { operations } from '@lectern/contract/catalogue'
import type { Operation } from '@lectern/contract/kernel/operation'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'

const page = ['meta.current_page', 'meta.per_page', 'meta.total', 'meta.last_page']
const user = [
  'name',
  'avatar',
  'avatar_url',
  'email',
  'courseCount',
  'cabinets',
  'default_cabinet',
  'subscriptions',
  'products',
  'auto_login_hash',
  'is_partner',
  'is_auto_timezone',
  'user_personal_settings',
  'auth_type',
].map((field) => `data.${field}`)
const lesson = [
  'id',
  'course_id',
  'course_nodeble_id',
  'title',
  'status_id',
  'type_id',
  'image',
  'is_public',
  'is_skip_checkpoint',
  'is_open',
  'offers',
  'is_preview_added',
  'lesson_previews',
  'video_previews',
  'preview',
  'preview_id',
  'preview_ids',
  'accessible_after_days',
  'accessible_start_hour',
  'accessible_timezone',
  'accessible_timezone_id',
  'accessible_after_ids',
  'quizzes',
  'quiz_ids',
  'sections',
].map((field) => `data.${field}`)
const section = ['id', 'order', 'name', 'info_units', 'info_units.0.id', 'info_units.0.files', 'copied'].map(
  (field) => `data.${field}`,
)

/** Every call of document 000 §7 with the fields that §3 and §7 promise; `{}` stands for any parameter. */
const calls: readonly (readonly [method: string, path: string, promised: readonly string[]])[] = [
  ['POST', '/user-personal-settings', ['data.0.key', 'data.0.value']],
  ['GET', '/user', user],
  ['PUT', '/users/{}', user],
  ['PUT', '/students/fields', []],
  ['PUT', '/students/fields/default', []],
  ['PUT', '/students/timezone/auto', ['data.is_auto_timezone']],
  ['GET', '/contact-tabs-fields/users/fields/all', ['data.0.fields']],
  ['GET', '/contact-fields/student/default', ['data.0.key']],
  ['POST', '/personal/contacts/update/codes/send', []],
  ['POST', '/personal/contacts/code/check', []],
  ['PUT', '/personal/contacts/update', ['data.email']],
  ['POST', '/auth/restore', []],
  ['POST', '/auth/restore/confirm', []],
  ['POST', '/auth/restore/set-password', []],
  ['POST', '/user/password/validate', []],
  ['POST', '/user/password/confirm', []],
  ['PUT', '/user/password', []],
  ['GET', '/user/auth-services', ['data.0.service']],
  ['GET', '/user/login-history/current', ['data.id']],
  ['GET', '/user/login-history', ['data.0.id', ...page]],
  [
    'GET',
    '/user/flows/rewards',
    ['data.0.id', ...page, 'sum_points', 'sum_deducted_points', 'sum_accrued_points'],
  ],
  ['GET', '/user/products', ['data.0.product_id', 'cabinet_link']],
  ['GET', '/user/purchases', ['data.0.id', ...page]],
  ['GET', '/is_prod', ['data.is_prod']],
  [
    'GET',
    '/cabinets',
    ['id', 'name', 'is_current', 'personal_settings', 'user_cabinet'].map((field) => `data.0.${field}`),
  ],
  ['GET', '/cabinet/users/permissions', ['data.0']],
  ['GET', '/alerts', ['data']],
  [
    'GET',
    '/profile/menu',
    [
      'data.student_cabinets',
      'data.expert_cabinets',
      'data.current_student_cabinet',
      'data.is_branding_enabled',
      'data.expert_subscription_data.subscription',
    ],
  ],
  ['GET', '/orders/payments/pending', ['data.0.order_id']],
  ['GET', '/translation-groups', ['data.common']],
  ['GET', '/courses/{}/lessons-new/{}', lesson],
  ['PUT', '/courses/{}/lessons-new/{}', lesson],
  ['POST', '/courses/{}/lessons-new', lesson],
  ['PUT', '/lessons/{}/copy/{}', lesson],
  ['GET', '/courses/{}/program/minimal', ['data.lessons']],
  ['GET', '/courses/list', ['data.0.id']],
  ['GET', '/courses-cards', ['data.0.id']],
  ['GET', '/public/sections/{}/part', ['data.aside', 'data.paginate_info']],
  ['POST', '/lessons/{}/info-section', section],
  ['PUT', '/info-section/{}', section],
  ['DELETE', '/info-section/{}', []],
  ['DELETE', '/files/delete-files/', []],
]

/** Calls of the document whose module is not built yet. */
const later: readonly (readonly [method: string, path: string, owner: string])[] = []

const shapeOf = (operation: Operation) => `${operation.method} ${operation.path.replace(/:\w+/g, '{}')}`

const named = new Map(operations.map((operation) => [shapeOf(operation), operation]))

/** The value at a dotted path; undefined where the path ends before. */
const at = (body: unknown, path: string): unknown => {
  let value = body
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) return undefined
    value = Reflect.get(value, name)
  }
  return value
}

const fieldsOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return ''
  return Object.entries(body)
    .map(([name, value]) => {
      const one: unknown = Array.isArray(value) ? value[0] : value
      const inner = typeof one === 'object' && one !== null ? Object.keys(one).join(', ') : ''
      return inner === '' ? name : `${name}${Array.isArray(value) ? '[]' : ''}: ${inner}`
    })
    .join('; ')
}

const app = await demoApp()

/** Calls of everybody that say more to somebody of the staff. */
const asExpert = new Set(['staff.listPermissions', 'staff.getMenu'])

const replies = new Map<string, Awaited<ReturnType<typeof app.call>>>()
for (const operation of sampledOperations) {
  const call = sampleOf(operation, app.demo)
  const as = asExpert.has(operation.id) ? app.tokens.expert : callerOf(operation, app)
  replies.set(
    shapeOf(operation),
    await app.call(operation.method, addressOf(operation, call), { as, body: call.body }),
  )
}

test.each(calls)('%s %s answers with the fields that the document names', (method, path, promised) => {
  const reply = replies.get(`${method} ${path}`)
  expect(reply?.status).toBeLessThan(300)
  const missing = promised.filter((field) => at(reply?.body, field) === undefined)
  expect(missing).toEqual([])
})

test('the audit in docs says what is seen', async () => {
  const rows = calls.map(([method, path, promised]) => {
    const key = `${method} ${path}`
    const reply = replies.get(key)
    const missing = promised.filter((field) => at(reply?.body, field) === undefined)
    const shown = path.replaceAll('{}', '{id}')
    const seen = missing.length === 0 ? 'yes' : `without ${missing.join(', ')}`
    return `| ${method} | \`${shown}\` | ${named.get(key)?.id ?? ''} | ${reply?.status ?? ''} | ${fieldsOf(reply?.body)} | ${seen} |`
  })
  const missing = later.map(
    ([method, path, owner]) => `| ${method} | \`${path}\` | | | | comes with ${owner} |`,
  )
  const text = [
    '# The calls of document 000, against the running server',
    '',
    'Each call of document 000 §7 was made on the demo school with a good request; the table is written by',
    '`apps/server/src/api-walk/document-000.test.ts`, which fails when it no longer says what is seen. "Fields" are those of',
    'the answer, `[]` stands for the first of a list. "As promised" compares them with the fields of §3 and §7.',
    '',
    '| Method | Path | Operation | Status | Fields seen | As promised |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...missing,
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../../../docs/conformance/calls-of-document-000.md')
})
