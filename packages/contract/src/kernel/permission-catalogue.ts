import type { PermissionObject, PermissionString } from './permissions.ts'

/** The areas of the rights screen, in the order of the menu. The web gives the words. */
export interface PermissionArea {
  readonly key: string
  readonly objects: readonly PermissionRow[]
}

/** One object with the rights that can be ticked for it, the plainest first; what a right includes follows it. */
export interface PermissionRow {
  readonly object: PermissionObject
  readonly permissions: readonly PermissionString[]
}

const productRow = <const O extends 'course' | 'marathon' | 'closedgroup'>(object: O): PermissionRow => ({
  object,
  permissions: [
    `${object}_list`,
    `${object}_read`,
    `${object}_create`,
    `${object}_edit`,
    `${object}_delete`,
    `${object}_curator`,
    `${object}_personalize`,
    `${object}_deactivate`,
    `${object}_analytic`,
    `${object}_export`,
    `${object}_read.team`,
    `${object}_curator.team`,
    `${object}_all`,
  ],
})

const keptRow = <
  const O extends 'contactlist' | 'contactfield' | 'page' | 'widget' | 'template' | 'accessgroup' | 'reward',
>(
  object: O,
): PermissionRow => ({
  object,
  permissions: [
    `${object}_list`,
    `${object}_read`,
    `${object}_create`,
    `${object}_edit`,
    `${object}_delete`,
    `${object}_all`,
  ],
})

/** What may be granted, as the rights screen shows it: looking first, then making and changing, then removing. */
export const permissionCatalogue: readonly PermissionArea[] = [
  { key: 'courses', objects: [productRow('course')] },
  { key: 'marathons', objects: [productRow('marathon')] },
  { key: 'closed_groups', objects: [productRow('closedgroup')] },
  {
    key: 'practices',
    objects: [
      {
        object: 'practice',
        permissions: [
          'practice_list',
          'practice_read',
          'practice_curator',
          'practice_create',
          'practice_edit',
          'practice_delete',
          'practice_analytic',
          'practice_export',
          'practice_curator.team',
          'practice_curator.own',
          'practice_all',
        ],
      },
      {
        object: 'comment',
        permissions: [
          'comment_list',
          'comment_read',
          'comment_create',
          'comment_edit',
          'comment_delete',
          'comment_curator',
          'comment_all',
        ],
      },
    ],
  },
  {
    key: 'webinars',
    objects: [
      {
        object: 'webinar',
        permissions: [
          'webinar_list',
          'webinar_read',
          'webinar_create',
          'webinar_edit',
          'webinar_delete',
          'webinar_curator',
          'webinar_personalize',
          'webinar_analytic',
          'webinar_export',
          'webinar_all',
        ],
      },
    ],
  },
  {
    key: 'quizzes',
    objects: [
      {
        object: 'quiz',
        permissions: [
          'quiz_list',
          'quiz_read',
          'quiz_create',
          'quiz_edit',
          'quiz_delete',
          'quiz_analytic',
          'quiz_all',
        ],
      },
    ],
  },
  {
    key: 'crm',
    objects: [
      {
        object: 'contact',
        permissions: [
          'contact_list',
          'contact_read',
          'contact_create',
          'contact_edit',
          'contact_delete',
          'contact_deactivate',
          'contact_personalize',
          'contact_export',
          'contact_create.import',
          'contact_read.team',
          'contact_read.own',
          'contact_all',
        ],
      },
      keptRow('contactlist'),
      keptRow('contactfield'),
      {
        object: 'order',
        permissions: [
          'order_list',
          'order_read',
          'order_create',
          'order_edit',
          'order_delete',
          'order_personalize',
          'order_export',
          'order_read.own',
          'order_edit.refund',
          'order_all',
        ],
      },
    ],
  },
  {
    key: 'site',
    objects: [
      { object: 'cta', permissions: ['cta_read', 'cta_edit', 'cta_all'] },
      keptRow('page'),
      keptRow('widget'),
      { object: 'domain', permissions: ['domain_read', 'domain_edit', 'domain_delete', 'domain_all'] },
    ],
  },
  {
    key: 'mailing',
    objects: [
      {
        object: 'mailing',
        permissions: [
          'mailing_list',
          'mailing_read',
          'mailing_create',
          'mailing_edit',
          'mailing_delete',
          'mailing_create.send',
          'mailing_deactivate',
          'mailing_analytic',
          'mailing_all',
        ],
      },
      keptRow('template'),
      {
        object: 'automation',
        permissions: [
          'automation_list',
          'automation_read',
          'automation_create',
          'automation_edit',
          'automation_delete',
          'automation_deactivate',
          'automation_analytic',
          'automation_all',
        ],
      },
    ],
  },
  {
    key: 'storage',
    objects: [
      {
        object: 'storage',
        permissions: ['storage_list', 'storage_read', 'storage_store', 'storage_delete', 'storage_all'],
      },
    ],
  },
  {
    key: 'payments',
    objects: [
      {
        object: 'offer',
        permissions: [
          'offer_list',
          'offer_read',
          'offer_create',
          'offer_edit',
          'offer_delete',
          'offer_deactivate',
          'offer_analytic',
          'offer_all',
        ],
      },
      {
        object: 'coupon',
        permissions: [
          'coupon_list',
          'coupon_read',
          'coupon_create',
          'coupon_edit',
          'coupon_delete',
          'coupon_deactivate',
          'coupon_export',
          'coupon_all',
        ],
      },
      {
        object: 'affiliate',
        permissions: [
          'affiliate_list',
          'affiliate_read',
          'affiliate_create',
          'affiliate_edit',
          'affiliate_delete',
          'affiliate_edit.payout',
          'affiliate_deactivate',
          'affiliate_analytic',
          'affiliate_export',
          'affiliate_all',
        ],
      },
    ],
  },
  {
    key: 'analytics',
    objects: [
      { object: 'report', permissions: ['report_list', 'report_analytic', 'report_export', 'report_all'] },
      {
        object: 'transaction',
        permissions: [
          'transaction_list',
          'transaction_read',
          'transaction_edit',
          'transaction_analytic',
          'transaction_export',
          'transaction_all',
        ],
      },
    ],
  },
  {
    key: 'certificates',
    objects: [
      {
        object: 'certificate',
        permissions: [
          'certificate_list',
          'certificate_read',
          'certificate_create',
          'certificate_edit',
          'certificate_delete',
          'certificate_create.issue',
          'certificate_deactivate',
          'certificate_export',
          'certificate_all',
        ],
      },
      keptRow('reward'),
    ],
  },
  {
    key: 'integrations',
    objects: [
      {
        object: 'integration',
        permissions: [
          'integration_list',
          'integration_read',
          'integration_edit',
          'integration_deactivate',
          'integration_all',
        ],
      },
      {
        object: 'paymentsystem',
        permissions: [
          'paymentsystem_read',
          'paymentsystem_edit',
          'paymentsystem_edit.secret',
          'paymentsystem_all',
        ],
      },
      {
        object: 'api',
        permissions: ['api_read', 'api_edit', 'api_edit.secret', 'api_deactivate', 'api_all'],
      },
    ],
  },
  {
    key: 'school',
    objects: [
      { object: 'cabinet', permissions: ['cabinet_read', 'cabinet_edit', 'cabinet_all'] },
      {
        object: 'user',
        permissions: [
          'user_list',
          'user_read',
          'user_create',
          'user_edit',
          'user_delete',
          'user_deactivate',
          'user_all',
        ],
      },
      keptRow('accessgroup'),
      { object: 'accesscontrol', permissions: ['accesscontrol_edit', 'accesscontrol_all'] },
      { object: 'tariff', permissions: ['tariff_read', 'tariff_edit', 'tariff_all'] },
    ],
  },
]
