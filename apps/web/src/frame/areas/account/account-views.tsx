import type { ComponentType } from 'react'
import {
  DataPage,
  HistoryPage,
  ProfilePage,
  SecurityPage,
  type User,
} from '../../../features/identity/index.ts'
import { PartnerPage, RewardsPage } from '../../../features/schools/index.ts'
import { OfflinePage } from '../../../features/lessons/index.ts'
import { OwnProductsPage } from '../../../features/courses/index.ts'
import { CalendarPage } from '../../../features/learning/index.ts'
import { ChoicesPage, InboxPage } from '../../../features/notifications/index.ts'
import { PurchasesPage } from '../../../features/orders/index.ts'
import type { AccountPageName, DataOf } from './account-pages.ts'

type View<Name extends AccountPageName> = ComponentType<{ data: DataOf<Name>; user: User }>

/** How each page is drawn. Total: a page without a view does not compile. */
const views: { readonly [Name in AccountPageName]: View<Name> } = {
  products: OwnProductsPage,
  calendar: CalendarPage,
  purchases: PurchasesPage,
  rewards: RewardsPage,
  profile: ProfilePage,
  security: SecurityPage,
  history: HistoryPage,
  inbox: InboxPage,
  notifications: ChoicesPage,
  offline: OfflinePage,
  partner: PartnerPage,
  data: DataPage,
}

interface AccountViewProps<Name extends AccountPageName> {
  name: Name
  data: DataOf<Name>
  user: User
}

/** The page of this name, from its own data. */
export const AccountView = <Name extends AccountPageName>({ name, data, user }: AccountViewProps<Name>) => {
  const Page: View<Name> = views[name]
  return <Page data={data} user={user} />
}
