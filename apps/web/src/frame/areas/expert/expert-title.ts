import { titleEnd } from '../../../lib/page-meta.ts'
import { translateWith, type TextId } from '../../../lib/texts/index.ts'

/** Path segment of the expert area → its name, in the words of the menu. */
const names = new Map<string, TextId>(
  Object.entries({
    cabinet: 'expert.learning_space',
    'first-steps': 'expert.first_steps',
    courses: 'expert.menu_courses',
    marathons: 'expert.menu_marathons',
    'closed-groups': 'expert.menu_closed_groups',
    'closed-group': 'expert.menu_closed_groups',
    practices: 'expert.menu_practices',
    comments: 'expert.menu_comments',
    'webinars-calendar': 'expert.menu_webinars_calendar',
    quiz: 'expert.menu_test_constructor',
    bank: 'expert.question_bank',
    crm: 'expert.menu_crm',
    contacts: 'expert.menu_contacts',
    'contact-lists': 'expert.menu_contact_lists',
    import: 'expert.imports',
    orders: 'expert.menu_orders',
    cta: 'expert.menu_cta',
    domain: 'expert.menu_domain',
    api: 'expert.menu_api',
    mailing: 'expert.menu_mailing',
    templates: 'expert.menu_templates',
    automation: 'expert.menu_automations',
    storage: 'expert.menu_storage',
    payments: 'expert.menu_payments',
    offers: 'expert.menu_offers',
    documents: 'expert.menu_documents',
    systems: 'expert.menu_payment_systems',
    coupons: 'expert.menu_coupons',
    affiliates: 'expert.menu_affiliates',
    reports: 'expert.menu_reports',
    'analytics-transactions': 'expert.menu_transactions',
    'analytics-webinars': 'expert.menu_webinar_analytics',
    certificate: 'expert.menu_certificates',
    integrations: 'expert.menu_integrations',
    school: 'expert.school_settings',
    team: 'expert.school_team',
    'access-control': 'expert.school_access_control',
  } satisfies Record<string, TextId>),
)

/** Segments that say nothing to a reader. */
const silent = new Set(['', 'expert', 'settings', 'list', 'all', 'detail', 'new', 'edit'])

const isId = (segment: string): boolean => /^\d+$|^[\da-f]{8}-[\da-f-]{27}$/i.test(segment)

const readable = (segment: string): string => {
  const words = segment.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The title of an expert page from its path: its segments, the innermost first, then the school that is worked on and the
 * application (document 000 §2). Ids are left out; a page with a title of its own says so in its route's `head`.
 */
export const expertTitle = (t: (id: TextId) => string, pathname: string, end: readonly string[]): string => {
  const segments = pathname.split('/').filter((segment) => !silent.has(segment) && !isId(segment))
  const named = segments.toReversed().map((segment) => {
    const id = names.get(segment)
    return id === undefined ? readable(segment) : t(id)
  })
  return [...named, ...end].join(' · ')
}

/** Title of an expert page. While the browser still waits for its texts, the title stays as the server wrote it. */
export const expertMeta = (head: Parameters<typeof titleEnd>[0], pathname: string) => {
  const t = translateWith(head.match.context.texts.i18n)
  const title = t.has('expert.menu_courses') ? expertTitle(t, pathname, titleEnd(head)) : document.title
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}
