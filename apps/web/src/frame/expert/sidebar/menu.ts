import {
  Award,
  BarChart3,
  Blocks,
  BookOpen,
  Bot,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  Compass,
  Contact,
  FileText,
  Flag,
  Globe,
  GraduationCap,
  Handshake,
  HardDrive,
  KeyRound,
  Landmark,
  LayoutTemplate,
  Lightbulb,
  ListChecks,
  Lock,
  Mail,
  MessageSquare,
  MessageSquareWarning,
  MessagesSquare,
  MousePointerClick,
  Receipt,
  Settings2,
  ShoppingCart,
  SquareKanban,
  Tag,
  Ticket,
  Users,
  Video,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import type { TextId } from '../../../lib/texts/index.ts'
import type { MenuEntry, MenuGroup } from './menu-entry.ts'

const disabled = (text: TextId, icon: LucideIcon): MenuEntry => ({ text, icon, built: false })

type Rights = NonNullable<MenuEntry['permission']>

const page = (text: TextId, icon: LucideIcon, route: string, permission: Rights): MenuEntry => ({
  ...{ text, icon, route, permission },
  built: true,
})

const planned = (text: TextId, icon: LucideIcon, route: string, permission: Rights): MenuEntry => ({
  ...page(text, icon, route, permission),
  built: false,
})

/** The expert menu as document 000 §2 lists it. An entry becomes visible by turning `built`. */
export const expertMenu: readonly MenuGroup[] = [
  {
    text: 'expert.menu_products',
    entries: [
      {
        text: 'expert.menu_courses',
        icon: BookOpen,
        route: '/expert/courses',
        create: {
          route: '/expert/courses?new=true',
          text: 'expert.create_course',
          permission: 'course_create',
        },
        permission: ['course_list', 'course_read'],
        built: true,
      },
      {
        text: 'expert.menu_marathons',
        icon: Flag,
        route: '/expert/marathons',
        create: {
          route: '/expert/marathons?new=true',
          text: 'expert.create_marathon',
          permission: 'marathon_create',
        },
        permission: ['marathon_list', 'marathon_read'],
        built: true,
      },
      {
        text: 'expert.menu_closed_groups',
        icon: Lock,
        route: '/expert/closed-groups',
        create: {
          route: '/expert/closed-group/detail/new/settings/edit',
          text: 'expert.create_closed_group',
          permission: 'closedgroup_create',
        },
        permission: ['closedgroup_list', 'closedgroup_read'],
        built: true,
      },
      page('expert.menu_learners', GraduationCap, '/expert/learners', [
        'course_read',
        'marathon_read',
        'closedgroup_read',
      ]),
      page('expert.menu_practices', ClipboardCheck, '/expert/practices', [
        'practice_list',
        'practice_read',
        'practice_curator',
      ]),
      page('expert.menu_all_comments', MessageSquare, '/expert/comments/all', [
        'comment_curator',
        'comment_delete',
      ]),
      page('expert.menu_comments', MessageSquareWarning, '/expert/comments', [
        'comment_curator',
        'comment_delete',
      ]),
      disabled('expert.menu_consultations', MessagesSquare),
      disabled('expert.menu_guides', Compass),
    ],
  },
  {
    entries: [
      planned('expert.menu_webinars_calendar', CalendarDays, '/expert/webinars-calendar', [
        'webinar_list',
        'webinar_read',
      ]),
      {
        text: 'expert.menu_test_constructor',
        icon: ListChecks,
        route: '/expert/quiz/list',
        create: {
          route: '/expert/quiz/list?new=true',
          text: 'expert.create_task',
          permission: 'quiz_create',
        },
        permission: ['quiz_list', 'quiz_read'],
        built: true,
      },
    ],
  },
  {
    text: 'expert.menu_crm',
    entries: [
      {
        text: 'expert.menu_contacts',
        icon: Contact,
        route: '/expert/crm/contacts',
        create: {
          route: '/expert/crm/contacts?new=true',
          text: 'expert.create_contact',
          permission: 'contact_create',
        },
        permission: ['contact_list', 'contact_read', 'contact_read.team', 'contact_read.own'],
        built: true,
      },
      {
        text: 'expert.menu_contact_lists',
        icon: Users,
        route: '/expert/crm/contact-lists',
        create: {
          route: '/expert/crm/contact-lists?new=true',
          text: 'expert.create_contact_list',
          permission: 'contactlist_create',
        },
        permission: ['contactlist_list', 'contactlist_read'],
        built: true,
      },
      page('expert.menu_contact_settings', Settings2, '/expert/crm/contacts?view=settings', [
        'contactfield_list',
        'contactfield_read',
      ]),
      {
        text: 'expert.menu_orders',
        icon: ShoppingCart,
        route: '/expert/crm/orders',
        create: {
          route: '/expert/crm/orders?new=true',
          text: 'expert.create_order',
          permission: 'order_create',
        },
        permission: ['order_list', 'order_read'],
        built: true,
      },
      disabled('expert.menu_deals', SquareKanban),
      disabled('expert.menu_tasks', ClipboardList),
    ],
  },
  {
    text: 'expert.menu_site',
    entries: [
      planned('expert.menu_cta', MousePointerClick, '/expert/settings/cta', [
        'cta_read',
        'page_list',
        'page_read',
        'widget_list',
        'widget_read',
      ]),
      planned('expert.menu_domain', Globe, '/expert/settings/domain', ['domain_read']),
      disabled('expert.menu_site_constructor', LayoutTemplate),
      disabled('expert.menu_chat_bot', Bot),
    ],
  },
  {
    text: 'expert.menu_mailing_group',
    entries: [
      planned('expert.menu_mailing', Mail, '/expert/mailing', ['mailing_list', 'mailing_read']),
      planned('expert.menu_letter_builder', FileText, '/expert/mailing/templates/create', [
        'template_create',
      ]),
      planned('expert.menu_templates', LayoutTemplate, '/expert/mailing/templates', [
        'template_list',
        'template_read',
      ]),
      planned('expert.menu_automations', Workflow, '/expert/automation/list', [
        'automation_list',
        'automation_read',
      ]),
    ],
  },
  {
    text: 'expert.menu_storage_group',
    entries: [
      {
        text: 'expert.menu_storage',
        icon: HardDrive,
        route: '/expert/storage',
        // Its page lists: who may only read single files has nothing there.
        permission: ['storage_list'],
        built: true,
      },
    ],
  },
  {
    text: 'expert.menu_payments',
    entries: [
      {
        text: 'expert.menu_offers',
        icon: Tag,
        route: '/expert/payments/offers',
        permission: ['offer_list'],
        create: {
          route: '/expert/payments/offers/create',
          text: 'expert.menu_offer_create',
          permission: 'offer_create',
        },
        built: true,
      },
      planned('expert.menu_coupons', Ticket, '/expert/payments/coupons', ['coupon_list', 'coupon_read']),
      planned('expert.menu_affiliates', Handshake, '/expert/affiliates', [
        'affiliate_list',
        'affiliate_read',
      ]),
      page('expert.menu_payment_systems', Landmark, '/expert/payments/systems', [
        'paymentsystem_read',
        'paymentsystem_edit',
      ]),
      page('expert.menu_documents', FileText, '/expert/payments/documents', [
        'transaction_list',
        'transaction_read',
      ]),
    ],
  },
  {
    text: 'expert.menu_analytics',
    entries: [
      planned('expert.menu_reports', BarChart3, '/expert/reports', ['report_list', 'report_analytic']),
      page('expert.menu_transactions', Receipt, '/expert/analytics-transactions', [
        'transaction_list',
        'transaction_read',
      ]),
      planned('expert.menu_webinar_analytics', Video, '/expert/analytics-webinars', ['webinar_analytic']),
      disabled('expert.menu_insight', Lightbulb),
    ],
  },
  {
    entries: [
      planned('expert.menu_certificates', Award, '/expert/certificate/list', [
        'certificate_list',
        'certificate_read',
      ]),
      planned('expert.menu_integrations', Blocks, '/expert/integrations/all', [
        'integration_list',
        'integration_read',
        'paymentsystem_read',
      ]),
      planned('expert.menu_api', KeyRound, '/expert/settings/api', ['api_read']),
    ],
  },
]
