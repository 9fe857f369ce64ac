export type TabName = 'home' | 'courses' | 'answers' | 'account'

/** The page that each place of the tab bar leads to, and the addresses below that belong to it. The first that fits counts. */
const places: readonly { tab: TabName; page: string; parts: RegExp }[] = [
  { tab: 'home', page: '/', parts: /^\/$/ },
  { tab: 'courses', page: '/account/products', parts: /^\/(courses|account\/products)(\/|$)/ },
  { tab: 'answers', page: '/account/inbox', parts: /^\/(account\/inbox|peer-reviews)(\/|$)/ },
  { tab: 'account', page: '/account/profile', parts: /^\/account(\/|$)/ },
]

/** The place of the tab bar to which an address belongs, and whether it is the page that the place leads to. */
export const tabOf = (address: string): { tab: TabName | undefined; isItsPage: boolean } => {
  const path = address.replace(/[?#].*$/, '')
  const place = places.find(({ parts }) => parts.test(path))
  return { tab: place?.tab, isItsPage: place?.page === path }
}
