import {
  isPermissionString,
  type ActionOf,
  type PermissionObject,
  type PermissionString,
} from './permissions.ts'

/** The areas of the rights screen, in the order of the menu. The web gives the words. */
export interface PermissionArea {
  readonly key: string
  readonly objects: readonly PermissionRow[]
}

/** One object with the rights that can be ticked for it, the plainest first; parts and the whole stand behind. */
export interface PermissionRow {
  readonly object: PermissionObject
  readonly permissions: readonly PermissionString[]
}

const row = <O extends PermissionObject>(object: O, actions: readonly ActionOf<O>[]): PermissionRow => ({
  object,
  permissions: actions.map((action) => `${object}_${action}`).filter(isPermissionString),
})

const kept = ['list', 'read', 'create', 'edit', 'delete', 'all'] as const

const productRow = (object: 'course' | 'marathon' | 'closedgroup'): PermissionRow =>
  row(object, [
    'list',
    'read',
    'create',
    'edit',
    'delete',
    'curator',
    'personalize',
    'deactivate',
    'analytic',
    'export',
    'read.team',
    'curator.team',
    'all',
  ])

/** What may be granted, as the rights screen shows it: looking first, then making and changing, then removing. */
export const permissionCatalogue: readonly PermissionArea[] = [
  { key: 'courses', objects: [productRow('course')] },
  { key: 'marathons', objects: [productRow('marathon')] },
  { key: 'closed_groups', objects: [productRow('closedgroup')] },
  {
    key: 'practices',
    objects: [
      row('practice', [
        'list',
        'read',
        'curator',
        'create',
        'edit',
        'delete',
        'analytic',
        'export',
        'curator.team',
        'curator.own',
        'all',
      ]),
      row('comment', ['list', 'read', 'create', 'edit', 'delete', 'curator', 'all']),
    ],
  },
  {
    key: 'webinars',
    objects: [
      row('webinar', [
        'list',
        'read',
        'create',
        'edit',
        'delete',
        'curator',
        'personalize',
        'analytic',
        'export',
        'all',
      ]),
    ],
  },
  { key: 'quizzes', objects: [row('quiz', ['list', 'read', 'create', 'edit', 'delete', 'analytic', 'all'])] },
  {
    key: 'crm',
    objects: [
      row('contact', [
        'list',
        'read',
        'create',
        'edit',
        'delete',
        'deactivate',
        'personalize',
        'export',
        'create.import',
        'read.team',
        'read.own',
        'all',
      ]),
      row('contactlist', kept),
      row('contactfield', kept),
      row('order', [
        'list',
        'read',
        'create',
        'edit',
        'delete',
        'personalize',
        'export',
        'read.own',
        'edit.refund',
        'all',
      ]),
    ],
  },
  {
    key: 'site',
    objects: [
      row('cta', ['read', 'edit', 'all']),
      row('page', kept),
      row('widget', kept),
      row('domain', ['read', 'edit', 'delete', 'all']),
    ],
  },
  {
    key: 'mailing',
    objects: [
      row('mailing', [
        'list',
        'read',
        'create',
        'edit',
        'delete',
        'create.send',
        'deactivate',
        'analytic',
        'all',
      ]),
      row('template', kept),
      row('automation', ['list', 'read', 'create', 'edit', 'delete', 'deactivate', 'analytic', 'all']),
    ],
  },
  { key: 'storage', objects: [row('storage', ['list', 'read', 'store', 'delete', 'all'])] },
  {
    key: 'payments',
    objects: [
      row('offer', ['list', 'read', 'create', 'edit', 'delete', 'deactivate', 'analytic', 'all']),
      row('coupon', ['list', 'read', 'create', 'edit', 'delete', 'deactivate', 'export', 'all']),
      row('affiliate', [
        'list',
        'read',
        'create',
        'edit',
        'delete',
        'edit.payout',
        'deactivate',
        'analytic',
        'export',
        'all',
      ]),
    ],
  },
  {
    key: 'analytics',
    objects: [
      row('report', ['list', 'analytic', 'export', 'all']),
      row('transaction', ['list', 'read', 'edit', 'analytic', 'export', 'all']),
    ],
  },
  {
    key: 'certificates',
    objects: [
      row('certificate', [
        'list',
        'read',
        'create',
        'edit',
        'delete',
        'create.issue',
        'deactivate',
        'export',
        'all',
      ]),
      row('reward', kept),
    ],
  },
  {
    key: 'integrations',
    objects: [
      row('integration', ['list', 'read', 'edit', 'deactivate', 'all']),
      row('paymentsystem', ['read', 'edit', 'edit.secret', 'all']),
      row('api', ['read', 'edit', 'edit.secret', 'deactivate', 'all']),
    ],
  },
  {
    key: 'school',
    objects: [
      row('cabinet', ['read', 'edit', 'all']),
      row('user', ['list', 'read', 'create', 'edit', 'delete', 'deactivate', 'all']),
      row('accessgroup', kept),
      row('accesscontrol', ['edit', 'all']),
      row('tariff', ['read', 'edit', 'all']),
    ],
  },
]
