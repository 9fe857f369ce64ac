import { seededGroups } from '@lectern/contract/staff/seeded-groups'
import type { TextId, Translate } from '../../../lib/texts/index.ts'
import { groupName, objectText, rightText } from '../rights/rights-words.ts'

/** Field of an entry → what the screens call it. Fields that are not here are numbers of the machine. */
const fieldTexts: ReadonlyMap<string, TextId> = new Map(
  Object.entries({
    name: 'school.name',
    email: 'school.email',
    slug: 'school.address',
    languages: 'school.languages',
    default_language: 'school.default_language',
    time_zone: 'school.time_zone',
    currency: 'school.currency',
    contact_email: 'school.contact_email',
    primary_color: 'school.color',
    is_branding_enabled: 'school.made_with',
    student_landing: 'school.landing',
    has_streaks: 'school.has_streaks',
    links: 'school.links',
    legal: 'school.legal',
    logo: 'school.logo',
    access_groups: 'school.groups',
    permissions: 'school.rights',
    is_active: 'school.state_active',
    note: 'school.note',
    role: 'school.role',
    sees: 'school.sees',
    expires_at: 'school.log_until',
    assistant_ids: 'school.leads',
    group_ids: 'school.learner_groups',
    participants: 'school.learners',
    assistants: 'school.assistants',
    answer_hours: 'school.answer_hours',
    is_enabled: 'school.access_enabled',
    allow_masks: 'school.access_allow',
    deny_masks: 'school.access_deny',
    session_limit: 'school.access_sessions',
    device_limit: 'school.access_devices',
    devices: 'school.access_devices',
    skip_addresses: 'school.exception_any_address',
    extra_percent: 'school.log_extra_percent',
    extra_minutes: 'school.log_extra_minutes',
    extra_attempts: 'school.log_extra_attempts',
    opens_at: 'school.log_opens_at',
    closes_at: 'school.log_closes_at',
    reason: 'school.log_reason',
    count: 'school.log_comments_count',
    until: 'school.log_until',
    is_everywhere: 'school.log_everywhere',
    text: 'school.log_rules_text',
    newcomer_comments: 'school.log_newcomer_comments',
    newcomer_links: 'school.log_newcomer_links',
    is_newcomer_held: 'school.log_newcomer_held',
    stop_words: 'school.log_stop_words',
    hide_after_reports: 'school.log_hide_after',
  } satisfies Record<string, TextId>),
)

const snake = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What a field is called on the screens; undefined for what says nothing to a reader. */
export const fieldName = (field: string, t: Translate): string | undefined => {
  const id = fieldTexts.get(snake(field))
  return id === undefined ? undefined : t(id)
}

const isText = (id: string, t: Translate): id is TextId => t.has(id)

const wordOf = (id: string, value: string, t: Translate): string => (isText(id, t) ? t(id) : value)

const groupOf = (name: string, t: Translate): string => {
  const ready = seededGroups.find((group) => group.name === name)
  return ready ? groupName(ready, t) : name
}

const rightOf = (permission: string, t: Translate): string =>
  `${objectText(permission.slice(0, permission.indexOf('_')), t)}: ${rightText(permission, t)}`

const legalOf = (value: string, t: Translate): string => {
  const [page = '', language = ''] = value.split('.')
  return `${wordOf(`school.legal_${page}`, page, t)} (${language})`
}

/** Values that are words of the machine, by their field. */
const wordings: Readonly<Record<string, (value: string, t: Translate) => string>> = {
  access_groups: groupOf,
  permissions: rightOf,
  legal: legalOf,
  role: (value, t) => wordOf(`school.log_role_${value}`, wordOf(`school.role_${value}`, value, t), t),
  sees: (value, t) => wordOf(`school.log_sees_${value}`, wordOf(`school.sees_${value}`, value, t), t),
  student_landing: (value, t) => wordOf(`school.landing_${value}`, value, t),
}

const nothing = '–'

/** A value of an entry in the reader's words. */
export const shownValue = (field: string, value: unknown, t: Translate): string => {
  if (value === undefined || value === null || value === '') return nothing
  if (typeof value === 'boolean') return t(value ? 'school.log_yes' : 'school.log_no')
  if (typeof value === 'string') return wordings[snake(field)]?.(value, t) ?? value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return shownList(field, value, t)
  const parts = Object.entries(value)
    .map(([key, part]) => [key, shownValue(field, part, t)])
    .filter(([, part]) => part !== nothing)
  return parts.length === 0 ? nothing : parts.map(([key, part]) => `${key}: ${part}`).join(', ')
}

/** People and groups stand in an entry by their ids: a reader sees how many. */
const shownList = (field: string, list: readonly unknown[], t: Translate): string => {
  if (list.length === 0) return nothing
  if (list.every((each) => typeof each === 'number')) return String(list.length)
  return list.map((each) => shownValue(field, each, t)).join(', ')
}
