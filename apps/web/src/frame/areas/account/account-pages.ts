import type { Alert } from '@lectern/contract/identity/profile'
import type { getCalendar as calendarOperation } from '@lectern/contract/learning/calendar/calendar.api'
import type { getPartner as partnerOperation } from '@lectern/contract/schools/partners.api'
import type { listLoginHistory as historyOperation } from '@lectern/contract/identity/security.api'
import type { listContactTabs as tabsOperation } from '@lectern/contract/contacts/contact-fields.api'
import type { listRewards as rewardsOperation } from '@lectern/contract/schools/rewards.api'
import type { listOwnProducts as productsOperation } from '@lectern/contract/courses/own-products.api'
import type {
  listChoices as choicesOperation,
  listNotifications as inboxOperation,
} from '@lectern/contract/notifications/notifications.api'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import { getPartner, listRewards } from '../../../features/schools/index.ts'
import {
  getUser,
  listContactTabs,
  listLoginHistory,
  loadAlerts,
  loadSecurity,
  type SecurityData,
  type User,
} from '../../../features/identity/index.ts'
import type { AppContext } from '../../../app-context.ts'
import { listOwnProducts } from '../../../features/courses/index.ts'
import { getCalendar } from '../../../features/learning/index.ts'
import { listChoices, listNotifications } from '../../../features/notifications/index.ts'
import { loadPurchases, type PurchasesData } from '../../../features/orders/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageNotFound } from '../../../lib/routing/page-flow.ts'
import type { AccountSearch } from './account-search.ts'

/** What each page of the learning space is drawn from. */
interface AccountData {
  calendar: OperationReply<typeof calendarOperation>['data']
  products: OperationReply<typeof productsOperation>
  purchases: PurchasesData
  rewards: OperationReply<typeof rewardsOperation>
  profile: OperationReply<typeof tabsOperation>['data']
  security: SecurityData
  history: OperationReply<typeof historyOperation>
  inbox: OperationReply<typeof inboxOperation>
  notifications: OperationReply<typeof choicesOperation>['data']
  offline: null
  partner: OperationReply<typeof partnerOperation>['data']
  data: null
}

export type AccountPageName = keyof AccountData
export type DataOf<Name extends AccountPageName> = AccountData[Name]

/** A loaded page: its name with its own data. */
export type LoadedPage = { [Name in AccountPageName]: { name: Name; data: DataOf<Name> } }[AccountPageName]

type Page = Parameters<typeof load>[0] & { context: Pick<AppContext, 'rows'> }
type Load<Name extends AccountPageName> = (page: Page, query: AccountSearch) => Promise<DataOf<Name>>

/** How each page gets what it shows, in the order of the navigation. Total: a page without a loader does not compile. */
const loaders: { readonly [Name in AccountPageName]: Load<Name> } = {
  products: (page) => load(page, listOwnProducts, {}),
  calendar: async (page) => (await load(page, getCalendar, {})).data,
  purchases: loadPurchases,
  rewards: (page, query) => load(page, listRewards, { query }),
  profile: async (page) => (await load(page, listContactTabs, {})).data,
  security: loadSecurity,
  history: (page, query) => load(page, listLoginHistory, { query }),
  inbox: (page, query) => load(page, listNotifications, { query }),
  notifications: async (page) => (await load(page, listChoices, {})).data,
  offline: async () => null,
  partner: async (page) => (await load(page, getPartner, {})).data,
  data: async () => null,
}

const isPage = (name: string): name is AccountPageName => Object.hasOwn(loaders, name)

const loaded = async <Name extends AccountPageName>(name: Name, page: Page, query: AccountSearch) => ({
  name,
  data: await loaders[name](page, { ...query, per_page: query.per_page ?? page.context.rows(name) ?? 15 }),
})

export interface LoadedAccount {
  page: { name: AccountPageName; data: AccountData[AccountPageName] }
  alerts: readonly Alert[]
  user: User
}

/** Loads the page of this name and what the person should know; a name that is none ends the page as not found. */
export const loadAccount = async (page: Page, name: string, query: AccountSearch) => {
  if (!isPage(name)) return pageNotFound()
  const [shown, alerts, user] = await Promise.all([
    loaded(name, page, query),
    loadAlerts(page.context.api),
    load(page, getUser, {}),
  ])
  return { page: shown, alerts, user: user.data }
}
