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
  Handshake,
  HardDrive,
  KeyRound,
  LayoutTemplate,
  Lightbulb,
  ListChecks,
  Lock,
  Mail,
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
      {
        text: 'expert.menu_practices',
        icon: ClipboardCheck,
        route: '/expert/practices',
        permission: ['practice_list', 'practice_read', 'practice_curator'],
        built: true,
      },
      disabled('expert.menu_consultations', MessagesSquare),
      disabled('expert.menu_guides', Compass),
    ],
  },
  {
    entries: [
      {
        text: 'expert.menu_webinars_calendar',
        icon: CalendarDays,
        route: '/expert/webinars-calendar',
        permission: ['webinar_list', 'webinar_read'],
        built: false,
      },
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
        permission: ['contact_list', 'contact_read'],
        built: false,
      },
      {
        text: 'expert.menu_contact_lists',
        icon: Users,
        route: '/expert/crm/contact-lists',
        permission: ['contactlist_list', 'contactlist_read'],
        built: false,
      },
      {
        text: 'expert.menu_contact_settings',
        icon: Settings2,
        route: '/expert/crm/contacts?view=settings',
        permission: ['contactfield_list', 'contactfield_read'],
        built: false,
      },
      {
        text: 'expert.menu_orders',
        icon: ShoppingCart,
        route: '/expert/crm/orders',
        permission: ['order_list', 'order_read'],
        built: false,
      },
      disabled('expert.menu_deals', SquareKanban),
      disabled('expert.menu_tasks', ClipboardList),
    ],
  },
  {
    text: 'expert.menu_site',
    entries: [
      {
        text: 'expert.menu_cta',
        icon: MousePointerClick,
        route: '/expert/settings/cta',
        permission: ['cta_read', 'page_list', 'page_read', 'widget_list', 'widget_read'],
        built: false,
      },
      {
        text: 'expert.menu_domain',
        icon: Globe,
        route: '/expert/settings/domain',
        permission: ['domain_read'],
        built: false,
      },
      disabled('expert.menu_site_constructor', LayoutTemplate),
      disabled('expert.menu_chat_bot', Bot),
    ],
  },
  {
    text: 'expert.menu_mailing_group',
    entries: [
      {
        text: 'expert.menu_mailing',
        icon: Mail,
        route: '/expert/mailing',
        permission: ['mailing_list', 'mailing_read'],
        built: false,
      },
      {
        text: 'expert.menu_letter_builder',
        icon: FileText,
        route: '/expert/mailing/templates/create',
        permission: ['template_create'],
        built: false,
      },
      {
        text: 'expert.menu_templates',
        icon: LayoutTemplate,
        route: '/expert/mailing/templates',
        permission: ['template_list', 'template_read'],
        built: false,
      },
      {
        text: 'expert.menu_automations',
        icon: Workflow,
        route: '/expert/automation/list',
        permission: ['automation_list', 'automation_read'],
        built: false,
      },
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
        permission: ['offer_list', 'offer_read'],
        built: false,
      },
      {
        text: 'expert.menu_coupons',
        icon: Ticket,
        route: '/expert/payments/coupons',
        permission: ['coupon_list', 'coupon_read'],
        built: false,
      },
      {
        text: 'expert.menu_affiliates',
        icon: Handshake,
        route: '/expert/affiliates',
        permission: ['affiliate_list', 'affiliate_read'],
        built: false,
      },
    ],
  },
  {
    text: 'expert.menu_analytics',
    entries: [
      {
        text: 'expert.menu_reports',
        icon: BarChart3,
        route: '/expert/reports',
        permission: ['report_list', 'report_analytic'],
        built: false,
      },
      {
        text: 'expert.menu_transactions',
        icon: Receipt,
        route: '/expert/analytics-transactions',
        permission: ['transaction_list', 'transaction_read'],
        built: false,
      },
      {
        text: 'expert.menu_webinar_analytics',
        icon: Video,
        route: '/expert/analytics-webinars',
        permission: ['webinar_analytic'],
        built: false,
      },
      disabled('expert.menu_insight', Lightbulb),
    ],
  },
  {
    entries: [
      {
        text: 'expert.menu_certificates',
        icon: Award,
        route: '/expert/certificate/list',
        permission: ['certificate_list', 'certificate_read'],
        built: false,
      },
      {
        text: 'expert.menu_integrations',
        icon: Blocks,
        route: '/expert/integrations/all',
        permission: ['integration_list', 'integration_read', 'paymentsystem_read'],
        built: false,
      },
      {
        text: 'expert.menu_api',
        icon: KeyRound,
        route: '/expert/settings/api',
        permission: ['api_read'],
        built: false,
      },
    ],
  },
]
