import { isPermissionString, permissionActions, type PermissionString } from '../kernel/permissions.ts'

/** A group that every school begins with (PRODUCT-business §17). The web translates its key. */
export interface SeededGroup {
  readonly key: string
  /** For callers without a translation. */
  readonly name: string
  /** Can be copied and given, not changed. */
  readonly isSystem: boolean
  readonly permissions: readonly PermissionString[]
}

/** Everything that can be given but the tariff's payment. */
const fullAccess: readonly PermissionString[] = [
  ...Object.keys(permissionActions)
    .filter((object) => object !== 'tariff')
    .map((object) => `${object}_all`)
    .filter(isPermissionString),
  'tariff_read',
]

/** Full access without handing out rights, and without the secrets of payment systems and API. */
const administrator: readonly PermissionString[] = [
  ...fullAccess.filter((each) => !['api_all', 'paymentsystem_all', 'accessgroup_all'].includes(each)),
  'accessgroup_list',
  'accessgroup_read',
  'api_read',
  'api_deactivate',
  'paymentsystem_read',
]

export const fullAccessKey = 'full_access'

export const assistantKey = 'assistant'

export const seededGroups: readonly SeededGroup[] = [
  { key: fullAccessKey, name: 'Full access', isSystem: true, permissions: fullAccess },
  {
    key: assistantKey,
    name: 'Assistant',
    isSystem: true,
    permissions: [
      'course_list.team',
      'course_read.team',
      'course_curator.team',
      'marathon_list.team',
      'marathon_read.team',
      'marathon_curator.team',
      'practice_list.team',
      'practice_read.team',
      'practice_curator.team',
      'comment_curator',
      'contact_read.team',
    ],
  },
  { key: 'administrator', name: 'Administrator', isSystem: false, permissions: administrator },
  {
    key: 'sales_manager',
    name: 'Sales manager',
    isSystem: false,
    permissions: [
      'contact_list',
      'contact_read',
      'contact_create',
      'contact_edit',
      'contact_deactivate',
      'contact_personalize',
      'contactlist_crud',
      'order_list',
      'order_read',
      'order_create',
      'order_personalize',
      'order_export',
      'offer_list',
      'offer_read',
      'offer_create',
      'offer_edit',
      'coupon_crud',
      'course_list',
      'course_read',
      'course_edit',
      'transaction_list',
      'transaction_read',
      'report_list',
    ],
  },
  {
    key: 'senior_curator',
    name: 'Senior curator',
    isSystem: false,
    permissions: [
      'course_list',
      'course_read',
      'course_curator',
      'course_analytic',
      'marathon_list',
      'marathon_read',
      'marathon_curator',
      'marathon_analytic',
      'practice_all',
      'comment_all',
      'contact_read.team',
      'report_analytic',
      'certificate_create.issue',
    ],
  },
  {
    key: 'methodologist',
    name: 'Methodologist',
    isSystem: false,
    permissions: [
      'course_crud',
      'marathon_crud',
      'quiz_crud',
      'practice_crud',
      'certificate_crud',
      'storage_all',
      'page_crud',
    ],
  },
  {
    key: 'marketer',
    name: 'Marketer',
    isSystem: false,
    permissions: [
      'mailing_all',
      'template_all',
      'automation_all',
      'contactlist_all',
      'contact_list',
      'contact_read',
      'coupon_crud',
      'cta_edit',
      'page_crud',
      'widget_crud',
      'webinar_crud',
      'report_analytic',
      'affiliate_list',
    ],
  },
  {
    key: 'webinar_moderator',
    name: 'Webinar moderator',
    isSystem: false,
    permissions: ['webinar_list', 'webinar_read', 'webinar_curator'],
  },
  {
    key: 'accountant',
    name: 'Accountant',
    isSystem: false,
    permissions: [
      'order_list',
      'order_read',
      'order_export',
      'order_edit.refund',
      'transaction_all',
      'affiliate_read',
      'affiliate_edit.payout',
      'report_all',
    ],
  },
  {
    key: 'technical',
    name: 'Technical',
    isSystem: false,
    permissions: ['integration_all', 'api_all', 'domain_all', 'storage_all', 'cabinet_read'],
  },
]

/** Groups for parts of the product that do not exist yet. Schools keep them; nobody is offered them. */
const plannedGroups: ReadonlySet<string> = new Set(['marketer', 'webinar_moderator', 'technical'])

/** Whether screens offer a group; `null` is the key of a school's own. */
export const isOfferedGroup = (key: string | null): boolean => key === null || !plannedGroups.has(key)
