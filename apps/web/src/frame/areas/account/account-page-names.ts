/** The pages of the learning space that everybody has, in the order in which people need them. */
export const accountPages = [
  'products',
  'calendar',
  'purchases',
  'rewards',
  'profile',
  'security',
  'history',
  'inbox',
  'notifications',
  'offline',
  'data',
] as const
