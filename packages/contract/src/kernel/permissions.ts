/**
 * Permission strings `{object}_{action}[.part]` (document 000 §6; objects, actions and parts of PRODUCT-business §17).
 * Matched exactly against this closed list: no wildcard, no case folding, no trimming.
 */
const written = ['read', 'create', 'edit', 'delete'] as const
const kept = ['list', ...written, 'crud', 'all'] as const
const product = [...kept, 'personalize', 'curator', 'analytic', 'export', 'deactivate'] as const

/** The actions of each object. */
export const permissionActions = {
  cabinet: ['read', 'edit', 'root', 'all'],
  course: product,
  marathon: product,
  closedgroup: product,
  practice: [...kept, 'curator', 'analytic', 'export'],
  webinar: [...kept, 'curator', 'personalize', 'analytic', 'export'],
  quiz: [...kept, 'analytic'],
  contact: [...kept, 'deactivate', 'personalize', 'export'],
  contactlist: kept,
  contactfield: kept,
  order: [...kept, 'personalize', 'export'],
  cta: ['read', 'edit', 'all'],
  page: kept,
  widget: kept,
  domain: ['read', 'edit', 'delete', 'all'],
  mailing: [...kept, 'analytic', 'deactivate'],
  template: kept,
  automation: [...kept, 'deactivate', 'analytic'],
  storage: ['list', 'read', 'store', 'delete', 'all'],
  offer: [...kept, 'deactivate', 'analytic'],
  coupon: [...kept, 'deactivate', 'export'],
  affiliate: [...kept, 'deactivate', 'analytic', 'export'],
  report: ['list', 'analytic', 'export', 'all'],
  transaction: ['list', 'read', 'edit', 'analytic', 'export', 'all'],
  certificate: [...kept, 'deactivate', 'export'],
  integration: ['list', 'read', 'edit', 'deactivate', 'all'],
  paymentsystem: ['read', 'edit', 'all'],
  api: ['read', 'edit', 'deactivate', 'all'],
  user: [...kept, 'deactivate'],
  accessgroup: kept,
  tariff: ['read', 'edit', 'all'],
  comment: [...kept, 'curator'],
  reward: kept,
  accesscontrol: ['edit', 'all'],
} as const

const productParts = [
  'list.team',
  'read.team',
  'read.own',
  'edit.team',
  'delete.team',
  'personalize.team',
  'curator.team',
  'curator.own',
  'analytic.team',
  'export.team',
  'all.team',
] as const

/** The parts of an action that may be given alone: `own` what is assigned to me, `team` what is of my products. */
export const permissionParts = {
  course: productParts,
  marathon: productParts,
  closedgroup: productParts,
  practice: [
    'list.team',
    'list.own',
    'read.team',
    'read.own',
    'curator.team',
    'curator.own',
    'analytic.team',
    'export.team',
    'all.team',
  ],
  contact: ['read.team', 'read.own', 'create.import'],
  order: ['read.own', 'edit.refund'],
  mailing: ['create.send'],
  affiliate: ['edit.payout'],
  certificate: ['create.issue'],
  paymentsystem: ['edit.secret'],
  api: ['edit.secret'],
} as const

type Actions = typeof permissionActions
type Parts = typeof permissionParts
export type PermissionObject = keyof Actions
export type PermissionAction = Actions[PermissionObject][number]
/** What may be given of one object: its actions, and the parts of them. */
export type ActionOf<O extends PermissionObject> =
  | Actions[O][number]
  | (O extends keyof Parts ? Parts[O][number] : never)
type WholeString = { [O in PermissionObject]: `${O}_${Actions[O][number]}` }[PermissionObject]
type PartString = { [O in keyof Parts]: `${O}_${Parts[O][number]}` }[keyof Parts]
export type PermissionString = WholeString | PartString

interface Permission {
  readonly name: string
  readonly object: string
  readonly action: string
  /** Null when the whole action is meant. */
  readonly part: string | null
}

const listOf = (object: string, actions: readonly string[]): Permission[] =>
  actions.map((each) => {
    const [action = '', part = null] = each.split('.')
    return { name: `${object}_${each}`, object, action, part }
  })

const everyPermission: readonly Permission[] = [
  ...Object.entries(permissionActions).flatMap(([object, actions]) => listOf(object, actions)),
  ...Object.entries(permissionParts).flatMap(([object, parts]) => listOf(object, parts)),
]
const permissionsByName = new Map(everyPermission.map((each) => [each.name, each]))

/** Whether `value` is a permission that this version of Lectern knows. */
export const isPermissionString = (value: string): value is PermissionString => permissionsByName.has(value)

/** Every permission string there is. */
export const permissionStrings: readonly PermissionString[] = everyPermission
  .map(({ name }) => name)
  .filter(isPermissionString)

/** What one string implies, itself included (PRODUCT-business §17). */
const impliedBy = (given: Permission): PermissionString[] => {
  if (given.name === 'cabinet_root') return [...permissionStrings]
  return everyPermission
    .filter((each) => isImplied(given, each))
    .map(({ name }) => name)
    .filter(isPermissionString)
}

const isImplied = (given: Permission, each: Permission): boolean => {
  if (each.object !== given.object) return false
  if (given.part !== null && given.part !== each.part) return false
  if (given.action === each.action) return true
  if (given.action === 'all') return each.action !== 'root'
  return given.action === 'crud' && ['list', ...written].includes(each.action)
}

const implications = new Map(everyPermission.map((each) => [each.name, impliedBy(each)]))

/**
 * Everything that a list of granted strings allows, implications included: `crud` is list, read, create, edit and
 * delete; `all` is every action of the object, but never root; a whole action includes its parts, a part only itself;
 * `cabinet_root` is everything. Unknown strings allow nothing.
 */
export const expandPermissions = (granted: Iterable<string>): ReadonlySet<PermissionString> => {
  const expanded = new Set<PermissionString>()
  for (const value of granted) for (const implied of implications.get(value) ?? []) expanded.add(implied)
  return expanded
}

/** Whether a permission may be handed to somebody: all but the owner's own, which moves with the school. */
export const isGrantable = (value: PermissionString): boolean => value !== 'cabinet_root'

/** What of `wanted` a person who holds `held` (expanded) may not hand on: nobody grants what they lack. */
export const ungrantable = (wanted: Iterable<string>, held: ReadonlySet<PermissionString>): string[] =>
  [...wanted].filter(
    (each) =>
      !isPermissionString(each) ||
      !isGrantable(each) ||
      [...expandPermissions([each])].some((implied) => !held.has(implied)),
  )
